import type { ShownEInvoice } from "~/components/e-invoices/shown-e-invoice";
import { shownValue } from "~/domain/documents/shown-value";
import { type PartyDetailName, type PartyDetails, partyDetailNames } from "~/domain/e-invoice/party-details";
import type { LoadedEInvoice } from "~/operations/e-invoices/steps/load-e-invoice";

const addressParts: PartyDetailName[] = ["endpointScheme", "endpointId"];

/** A document's e-invoice as its page shows it: what each party is asked is what a broken rule misses. */
export function shownEInvoice({
  document,
  invoice,
  problems,
  parties,
  isSettled,
}: LoadedEInvoice): ShownEInvoice {
  const askedOf = (role: "seller" | "buyer") => {
    const asked = problems.flatMap(({ ask }) => (ask?.party === role ? [ask.detail] : []));
    // The parts of an electronic address are typed together.
    const isAddress = asked.some((name) => addressParts.includes(name));
    return partyDetailNames.filter(
      (name) => asked.includes(name) || (isAddress && addressParts.includes(name)),
    );
  };
  return {
    documentId: document.id,
    profile: invoice.profile,
    isSettled,
    isPdf: document.fileKind === "pdf",
    problems: problems.map(({ ask: _, values, ...problem }) => ({
      ...problem,
      values: shownAmounts(values, document.culture),
    })),
    parties: (["seller", "buyer"] as const).map((role) => ({
      role,
      name: parties[role].name ?? "",
      taxNumber: parties[role].taxNumber ?? "",
      revision: parties[role].revision,
      details: parties[role].details,
      asked: askedOf(role),
    })),
  };
}

/** The amounts of a sentence as the document's readers write them; rates, codes and currencies stay as they are. */
const shownAmounts = (values: Record<string, string>, culture: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      /^-?\d+\.\d{2}$/.test(value) ? shownValue(value, "amount", culture) : value,
    ]),
  );

/** The details that a form sent, whose fields begin with the side. */
export const typedDetails = (role: "seller" | "buyer", typed: Record<string, string>): PartyDetails =>
  Object.fromEntries(partyDetailNames.map((name) => [name, typed[`${role}.${name}`] ?? ""])) as PartyDetails;
