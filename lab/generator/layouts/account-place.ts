import type { Deal } from "../content/deal";
import { diceOf } from "../dice";
import type { Piece } from "../drawing/sheet";
import { type PartyLabel, partyLabels } from "../style/labels/party-labels";
import type { Composer } from "./composer";

export type AccountPlace = "info" | "block" | "above" | "none";

/** Where a vendor prints the customer's number: among the document's numbers, with the customer's address or nowhere. */
export function accountPlaceOf(composer: Composer): AccountPlace {
  return composer.dice("account.place").weighted<AccountPlace>([
    [22, "info"],
    [14, "block"],
    [3, "above"],
    [61, "none"],
  ]);
}

/** A vendor's wording for what stands in the blocks of parties. */
export function partyWord(composer: Composer, name: PartyLabel): string {
  return composer.choose(`party-word.${name}`, partyLabels[composer.style.language][name]);
}

/** The line with the customer's number as it stands with the customer's address. */
export function accountLine(composer: Composer, deal: Deal): Piece[] {
  const value = composer.value("accountNumber", deal.accountNumber);
  return [`${spelt(composer, partyWord(composer, "customerNumber"))} `, value];
}

/** The number under which the customer keeps this vendor: nobody's field. */
export function supplierNumberOf(composer: Composer): string {
  return diceOf(composer.style.seed, "supplier-number").fill(
    composer.choose("supplier.pattern", ["^#####", "V-####", "7######", "K^###", "^####-##"]),
  );
}

/** A label in front of a number needs a mark between them even where the paper has no colons. */
function spelt(composer: Composer, label: string): string {
  const beside = composer.beside(label);
  return beside === label && !/[.#:°º]$/.test(label) ? `${label}:` : beside;
}
