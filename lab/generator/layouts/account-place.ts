import type { Deal } from "../content/deal";
import { diceOf } from "../dice";
import type { Piece } from "../drawing/sheet";
import { type PartyLabel, partyLabels } from "../style/labels/party-labels";
import type { Desk } from "./desk";

export type AccountPlace = "info" | "block" | "above" | "none";

/** Where a vendor prints the customer's number: among the document's numbers, with the customer's address or nowhere. */
export function accountPlaceOf(desk: Desk): AccountPlace {
  return desk.dice("account.place").weighted<AccountPlace>([
    [22, "info"],
    [14, "block"],
    [3, "above"],
    [61, "none"],
  ]);
}

/** A vendor's wording for what stands in the blocks of parties. */
export function partyWord(desk: Desk, name: PartyLabel): string {
  return desk.choose(`party-word.${name}`, partyLabels[desk.style.language][name]);
}

/** The line with the customer's number as it stands with the customer's address. */
export function accountLine(desk: Desk, deal: Deal): Piece[] {
  const value = desk.value("accountNumber", deal.accountNumber);
  return [`${spelt(desk, partyWord(desk, "customerNumber"))} `, value];
}

/** The number under which the customer keeps this vendor: nobody's field. */
export function supplierNumberOf(desk: Desk): string {
  return diceOf(desk.style.seed, "supplier-number").fill(
    desk.choose("supplier.pattern", ["^#####", "V-####", "7######", "K^###", "^####-##"]),
  );
}

/** A label in front of a number needs a mark between them even where the paper has no colons. */
function spelt(desk: Desk, label: string): string {
  const beside = desk.beside(label);
  return beside === label && !/[.#:°º]$/.test(label) ? `${label}:` : beside;
}
