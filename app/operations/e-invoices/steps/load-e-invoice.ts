import { selectOwnersOf } from "~/data/shard/suppliers";
import type { DocumentDetails } from "~/domain/documents/document-details";
import { isSettled } from "~/domain/documents/status";
import type { EInvoiceProfile } from "~/domain/e-invoice/e-invoice";
import { maxEInvoiceLines } from "~/domain/e-invoice/e-invoice-source";
import { isValidIban } from "~/domain/e-invoice/iban";
import { type JudgedEInvoice, validatedEInvoice } from "~/domain/e-invoice/validated-e-invoice";
import { requireModel } from "../../documents/steps/document-scope";
import { loadDetails } from "../../documents/steps/load-details";
import type { RunContext } from "../../processing/processing-context";
import { loadRows } from "../../results/steps/load-rows";
import { type EInvoiceParties, eInvoiceSourceOf } from "./e-invoice-source-of";

/** A document's e-invoice as it stands, what is against it, and what is remembered of its parties. */
export type LoadedEInvoice = JudgedEInvoice & {
  document: DocumentDetails;
  parties: EInvoiceParties;
  /** Whether it was approved: only then it may leave. */
  isSettled: boolean;
};

type Asked = { documentId: string; modelId?: string | undefined; profile: EInvoiceProfile };

/** Makes the e-invoice of a document and judges it. Throws AppError `not-found`. */
export async function loadEInvoice(
  context: RunContext,
  { profile, ...named }: Asked,
): Promise<LoadedEInvoice> {
  const { details, at, rows, answeredFor } = await loadDetails(context, { ...named, asFound: false });
  const model = await requireModel(context, details.modelId);
  const lineItems = await loadRows(context.files, at, rows, { first: 0, count: maxEInvoiceLines });
  const values = Object.fromEntries(details.fields.map(({ key, value }) => [key, value ?? ""]));
  const account = await printedAccount(context, details);
  const found = { model, values, account, lineItems, lineCount: details.lineCount, profile };
  const { paper, parties } = await eInvoiceSourceOf(context, found);
  const judged = validatedEInvoice(paper, { proof: details.proof, isAnsweredFor: answeredFor });
  return { ...judged, document: details, parties, isSettled: isSettled(details.status) };
}

/**
 * The one IBAN on the pages that is not our own, where it is on the supplier's file or goes there with this document; any other is
 * nobody's word.
 */
async function printedAccount({ shard }: RunContext, { supplier }: DocumentDetails): Promise<string | null> {
  if (supplier?.outcome !== "same" && supplier?.outcome !== "first-for-supplier") return null;
  const printed = supplier.accounts.filter(isValidIban);
  const owners = printed.length > 0 ? await selectOwnersOf(shard, printed) : [];
  const isOurs = (account: string) =>
    owners.some(({ key, supplierId }) => key === account && supplierId === "");
  const [account, ...more] = printed.filter((one) => !isOurs(one));
  return (more.length === 0 && account) || null;
}
