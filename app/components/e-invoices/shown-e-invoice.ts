import type { EInvoiceProfile } from "~/domain/e-invoice/e-invoice";
import type { EInvoiceProblem } from "~/domain/e-invoice/e-invoice-problem";
import type { PartyDetailName, PartyDetails } from "~/domain/e-invoice/party-details";

/** A party as the page asks for it: `asked` are the details that a rule requires. */
export type ShownParty = {
  role: "seller" | "buyer";
  name: string;
  taxNumber: string;
  revision: number;
  details: PartyDetails;
  asked: PartyDetailName[];
};

/** What the page of a document's e-invoice shows. */
export type ShownEInvoice = {
  documentId: string;
  profile: EInvoiceProfile;
  isSettled: boolean;
  isPdf: boolean;
  problems: Omit<EInvoiceProblem, "ask">[];
  parties: ShownParty[];
};
