import { patternFor } from "../../languages/compile";
import type { ScoringContext } from "../features/scoring-context";

/** Quality from which a label is taken for the amount's own: one or two words may be between. */
const leastQuality = 0.6;

/** An amount of cash given and the change returned for it, in cents, as a receipt prints them. */
export type CashPayment = { cash: number; change: number };

const given = new RegExp(`^${patternFor("cashGiven")}$`);
const returned = new RegExp(`^${patternFor("cashReturned")}$`);

/** Every pair of an amount labelled as cash given and one labelled as change that leaves something paid. */
export function cashPayments({ candidates, page }: ScoringContext): CashPayment[] {
  const labelled = (phrases: RegExp) =>
    candidates.amount.filter((amount) => {
      const isBeside = page
        .associations(amount)
        .some(
          (tie) => tie.quality > leastQuality && tie.relation === "right" && phrases.test(tie.label.phrase),
        );
      return isBeside && amount.facts.has("decimals");
    });
  const changes = labelled(returned);
  return labelled(given)
    .flatMap((cash) => changes.map((change) => ({ cash: cash.cents ?? 0, change: change.cents ?? 0 })))
    .filter(({ cash, change }) => cash > change);
}
