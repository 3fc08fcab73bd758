import type { ExtractionRequest, Finding, FoundValue } from "../../results/extraction-result";
import { otherCurrencyFinding } from "../../results/reason-keys";
import type { DocumentLayout } from "../layout/document-layout";
import type { Line, Segment } from "../layout/line";
import { currencyMarks } from "./currency-marks";

type Mark = { text: string; currencies: readonly string[] };

/** The amounts that a document is about: what stands beside one of them decides. */
const deciding = ["total", "amountDue", "subTotal", "closingBalance"];

/**
 * The finding that amounts are taken for another currency than the one printed: nothing on the pages that is written beside
 * a number may stand for the currency that they are taken for, or what is written beside the total may not. A recogniser
 * sees a sign in many a smudge: where one read the pages, a sign must stand there three times.
 */
export function otherCurrencyFindings(
  { lines, recognised }: Pick<DocumentLayout, "lines" | "recognised">,
  fields: Readonly<Record<string, FoundValue>>,
  { currency }: Pick<ExtractionRequest, "currency">,
): Finding[] {
  const taken = fields.currency?.value ?? currency;
  const all = lines.flatMap(({ text }) => marksIn(text));
  const isPrinted = ({ text }: Mark) =>
    !recognised || all.filter((other) => other.text === text).length >= leastRecognised;
  const beside = deciding.map((key) => marksBeside(lines, fields[key])).find(({ length }) => length > 0);
  const marks = (beside ?? all).filter(isPrinted);
  const [first] = marks;
  if (!first || marks.some(({ currencies }) => currencies.includes(taken))) return [];
  return [{ key: otherCurrencyFinding, values: { printed: first.text, taken }, field: null }];
}

/** Set by hand: a sign that recognition saw once or twice may be misread. */
const leastRecognised = 3;

/** The marks in a text that stand right before or behind a number. */
function marksIn(text: string): Mark[] {
  const marks: Mark[] = [];
  for (const { mark, currencies } of currencyMarks)
    for (const match of text.matchAll(new RegExp(mark, "g"))) {
      const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
      if (/\d[.,-]* ?$/.test(before) || /^[.: ]{0,2}[-(]?\d/.test(after))
        marks.push({ text: match[0], currencies });
    }
  return marks;
}

/** The marks in the piece of the line that a value was found in. */
function marksBeside(lines: readonly Line[], found: FoundValue | undefined): Mark[] {
  if (!found?.place) return [];
  const { page, box } = found.place;
  const isHere = ({ tokens }: Segment) =>
    tokens.some((token) => token.box[0] <= box[2] && box[0] <= token.box[2] && holds(token.box, box));
  const segment = lines
    .filter((line) => line.page === page)
    .flatMap((line) => line.segments)
    .find(isHere);
  return segment ? marksIn(segment.text) : [];
}

/** Whether the middle of a value's box is at the height of a token. */
const holds = (token: readonly number[], box: readonly number[]): boolean => {
  const middle = ((box[1] ?? 0) + (box[3] ?? 0)) / 2;
  return (token[1] ?? 0) <= middle && middle <= (token[3] ?? 0);
};
