import { labelsFor, patternFor } from "../../languages/compile";
import type { LabelKey } from "../../languages/language";
import type { DocumentLayout } from "../layout/document-layout";
import { plainText } from "./kind-titles";
import { paymentDemandPattern } from "./order-labels";

const opening = beginsWith(phrasesOf("openingBalance"));
const closing = beginsWith(phrasesOf("closingBalance"));
const movements = beginsWith([...phrasesOf("totalCredits"), ...phrasesOf("totalDebits")]);
const card = beginsWith([patternFor("cardTerms")]);

/**
 * Two labels that only an account statement has together, as they are printed: an opening and a closing balance where
 * the sums of what moved between them stand as well or nothing asks for money, or an opening balance and what only a
 * card's account has. A utility's bill carries the last balance forward, too, but asks for the new one under another name.
 */
export function balanceLabelsIn({ lines }: DocumentLayout): { opening: string; closing: string } | undefined {
  const segments = lines.flatMap((line) => line.segments);
  const texts = segments.map(plainText);
  const first = (pattern: RegExp) => segments[texts.findIndex((text) => pattern.test(text))]?.text;
  const from = first(opening);
  if (!from) return undefined;
  const ofCard = first(card);
  if (ofCard) return { opening: from, closing: ofCard };
  const to = first(closing);
  const isMoved = first(movements) !== undefined || !texts.some((text) => paymentDemandPattern.test(text));
  return to && isMoved ? { opening: from, closing: to } : undefined;
}

function phrasesOf(field: LabelKey): string[] {
  return labelsFor(field).usual.map((phrase) => plainText({ text: phrase }));
}

/** What begins with one of the phrases, a count before it ("7 deposits") and anything after it. */
function beginsWith(phrases: readonly string[]): RegExp {
  return new RegExp(`^(?:\\d+ )?(?:${phrases.join("|")})(?: .*)?$`);
}
