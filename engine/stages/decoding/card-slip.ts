import { patternFor } from "../../languages/compile";
import { fold } from "../../text/fold";
import type { DocumentLayout } from "../layout/document-layout";
import type { Scored } from "../scoring/scored";

const words = new RegExp(`(?:^|[^a-z])${patternFor("cardSlips")}(?![a-z])`);
/** A slip of a card terminal has some fifteen short lines of which every other is one of its own particulars. */
const reach = 4;
/** A receipt that was paid by card names the card and who paid, in a line or two. */
const fewestLines = 3;
/** Set by hand: worth a good label, so that a number of the receipt's own wins where both are labelled. */
const malus = 3;

/**
 * The numbers of a document with those of the slip that a card terminal printed on it behind the others: "Receipt no" and "Ref"
 * there count the terminal's payments, not the receipts.
 */
export function slipNumbersLast(scored: readonly Scored[], { lines }: DocumentLayout): Scored[] {
  const isOfSlip = new Map<number, boolean>();
  const tells = (index: number, page: number) => {
    const line = lines[index];
    return line?.page === page && words.test(fold(line.text));
  };
  const isOnSlip = ({ candidate: { line, page } }: Scored) => {
    const known = isOfSlip.get(line);
    if (known !== undefined) return known;
    const around = Array.from({ length: 2 * reach + 1 }, (_, index) => line - reach + index);
    const isThere = around.filter((index) => tells(index, page)).length >= fewestLines;
    isOfSlip.set(line, isThere);
    return isThere;
  };
  return scored
    .map((option) =>
      option.score > 0 && isOnSlip(option) ? { ...option, score: option.score - malus } : option,
    )
    .sort((a, b) => b.score - a.score);
}
