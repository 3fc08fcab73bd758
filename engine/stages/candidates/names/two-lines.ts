import { overlapX, unionOf } from "../../../geometry/rect";
import { endsWithLegalForm, hasCompanySuffix } from "../../../text/company-suffix";
import type { Line, Segment } from "../../layout/line";
import { isStreetLine } from "../parties/address-shape";
import type { TextPart } from "../parties/party";
import { textPart } from "../parties/text-part";
import { isPersonal } from "./name-candidate";
import { isName } from "./name-shape";

/** Heights of white between two lines of a name. */
const widestGap = 1.2;
/** Times that one line may be as high as the other, as recognition measures them. */
const likeHeight = 1.35;
/** Heights between left edges that are one. */
const edgeDrift = 0.8;
/** Heights between middles that are one, twice. */
const centreDrift = 3;
/** Words above which a line that ends in a mark is a sentence. */
const mostWords = 8;

/** A segment and the one right below it as one text, where a long name may run over two lines; else undefined. */
export function twoLinesFrom(first: Segment, lines: readonly Line[]): TextPart | undefined {
  const em = first.bottom - first.top;
  for (const line of lines.slice(first.line + 1, first.line + 1 + 2)) {
    if (line.page !== first.page || line.top - first.bottom > widestGap * em) return undefined;
    const second = line.segments.find((one) => overlapX(one, first) > 0);
    if (!second) continue;
    return isContinuation(first, second)
      ? { ...textPart([...first.tokens, ...second.tokens], first.line), ...unionOf([first, second]) }
      : undefined;
  }
  return undefined;
}

/** As high as the line above, at the same edge or centre, and still a name, not an address. */
function isContinuation(first: Segment, second: Segment): boolean {
  const [high, low] = [first.bottom - first.top, second.bottom - second.top];
  if (Math.max(high, low) > likeHeight * Math.min(high, low)) return false;
  const isAligned =
    Math.abs(first.left - second.left) < edgeDrift * low ||
    Math.abs(first.left + first.right - second.left - second.right) < centreDrift * low;
  const isFinished = /[.:;,]$/.test(second.text) && second.tokens.length > mostWords;
  if (hasCompanySuffix(first.text) && isPersonal(second.text.split(/\s+/))) return false;
  if (
    endsWithLegalForm(withoutNumber(first.text)) &&
    !link.test(second.text) &&
    !hasCompanySuffix(second.text)
  )
    return false;
  return isAligned && !isFinished && !/\d{3}|:/.test(second.text) && isTail(second.text);
}

/** A company is named in full by its legal form, behind which its number may stand: "Acme Sdn Bhd (482123-U)". */
const withoutNumber = (text: string): string => text.replace(/\s*\([^()]*\d[^()]*\)?\s*$/, "");

const link = /^[&+]/;

function isTail(text: string): boolean {
  return !isStreetLine(text) && (isName(text) || /^\S+(?:\s\S+)?$/.test(text)) && !/:$/.test(text);
}
