import { patternFor } from "../../languages/compile";
import type { ExtractionRequest } from "../../results/extraction-result";
import { compact } from "../../text/fold";
import type { DocumentFacts } from "../facts/document-facts";
import { startPattern } from "../facts/line-starts";
import { ratesOf, type ScoringContext } from "../features/scoring-context";
import type { Chosen, Scored } from "../scoring/scored";
import type { ItemRow } from "../tables/item-row";
import { isAgainstLabel } from "./against-label";
import { slipNumbersLast } from "./card-slip";
import { cashPayments } from "./cash-payments";
import { type AmountEvidence, decodeAmounts } from "./decode-amounts";
import { decodeBalances } from "./decode-balances";
import { decodeDates } from "./decode-dates";
import { decodeParties } from "./decode-parties";
import { decodeSingly } from "./decode-singly";
import { decodeTaxNumbers } from "./decode-tax-numbers";
import { withUsageEvidence } from "./usage-evidence";
import { withoutBankAccounts } from "./without-bank-accounts";

/** What the decision may look at besides the scores. */
export type DecodingContext = {
  request: ExtractionRequest;
  facts: DocumentFacts;
  rows: readonly ItemRow[];
  context: ScoringContext;
};

const amountGroup = ["subTotal", "tax", "total", "amountDue"];
const dateGroup = ["invoiceDate", "dueDate", "orderDate", "statementDate", "periodStart", "periodEnd"];
const partyGroup = ["vendorName", "vendorAddress", "customerName", "billToAddress", "shipToAddress"];
const idGroup = ["invoiceNumber", "orderNumber", "accountNumber"];
const balanceGroup = ["openingBalance", "closingBalance", "totalCredits", "totalDebits"];
const aloneGroup = ["advertiser", "grossAmount", "usageKwh", "usageTherms", "previousRead", "currentRead"];
const billGroup = ["serviceAddress", "meterNumber", "previousBalance", "paymentsReceived"];

/** Decides every wanted field, together with those that constrain it. Currency is decided from the facts. */
export function decodeFields(
  scored: ReadonlyMap<string, Scored[]>,
  about: DecodingContext,
): Record<string, Chosen> {
  const wanted = new Set(about.request.fields.filter((field) => !field.line).map((field) => field.key));
  const pick = (group: readonly string[], also: readonly string[] = []) =>
    Object.fromEntries(
      group.filter((key) => wanted.has(key) || also.includes(key)).map((key) => [key, scored.get(key) ?? []]),
    );
  const asksAmounts = amountGroup.some((key) => wanted.has(key));
  const parties = decodeParties(pick(partyGroup));
  const chosen: Record<string, Chosen> = {
    ...parties,
    ...(asksAmounts ? decodeAmounts(pick(amountGroup, ["subTotal", "tax", "total"]), evidenceOf(about)) : {}),
    ...decodeDates(pick(dateGroup)),
    ...decodeSingly(withOwnNumbers(withSlipNumbersLast(pick(idGroup), about.context), about)),
    ...decodeBalances(
      pick(balanceGroup),
      about.rows.flatMap((row) => row.cents ?? []),
    ),
    ...Object.assign(
      {},
      ...[...aloneGroup, ...billGroup, ...ownKeys(about.request)].map((key) =>
        decodeSingly(withUsage(key, pick([key]), scored, about.context)),
      ),
    ),
    ...decodeTaxNumbers(pick(["vendorTaxNumber", "customerTaxNumber"]), parties),
  };
  return Object.fromEntries(
    Object.entries(chosen).map(([key, choice]) => [
      key,
      isAgainstLabel(choice, scored.get(key) ?? [], about.rows) ? { ...choice, againstLabel: true } : choice,
    ]),
  );
}

function withUsage(
  key: string,
  own: Record<string, Scored[]>,
  scored: ReadonlyMap<string, Scored[]>,
  { around }: ScoringContext,
): Record<string, Scored[]> {
  if (key !== "usageKwh" || !own[key]) return own;
  const [currentRead = [], previousRead = []] = ["currentRead", "previousRead"].map((read) =>
    scored.get(read),
  );
  return { [key]: withUsageEvidence(own[key], { currentRead, previousRead }, around.layout) };
}

/** Fields that the tenant made up: nothing is known that would tie them to others. */
const ownKeys = ({ fields }: ExtractionRequest) =>
  fields.flatMap(({ key, ownName }) => (ownName === undefined ? [] : [key]));

function evidenceOf({ facts, rows, context }: DecodingContext): AmountEvidence {
  const changes = new Set(
    context.around.layout.lines.flatMap(({ text, index }) => (change.test(compact(text)) ? [index] : [])),
  );
  const sums = rows.map((row) => row.cents).filter((cents) => cents !== undefined);
  return {
    rates: ratesOf(context.candidates, facts.country),
    lineSum: sums.length > 0 ? sums.reduce((sum, cents) => sum + cents, 0) : undefined,
    lineCount: rows.length,
    paid: new Set(cashPayments(context).map(({ cash, change }) => cash - change)),
    isTip: (line) => tips.test(compact(context.around.layout.lines[line]?.text ?? "")),
    isChange: (line) => changes.has(line),
    isTaxLine: (line) => isTaxLine(context, line),
  };
}

/** A receipt's number, not the one that a card terminal gave the payment. */
function withSlipNumbersLast(
  scored: Record<string, Scored[]>,
  { around }: ScoringContext,
): Record<string, Scored[]> {
  const { invoiceNumber } = scored;
  return invoiceNumber ? { ...scored, invoiceNumber: slipNumbersLast(invoiceNumber, around.layout) } : scored;
}

/** The account of a statement is the bank's; on any other document that is where it is paid to. */
function withOwnNumbers(
  scored: Record<string, Scored[]>,
  { request, context }: DecodingContext,
): Record<string, Scored[]> {
  const { accountNumber } = scored;
  if (!accountNumber || request.kind === "bank_statement") return scored;
  return { ...scored, accountNumber: withoutBankAccounts(accountNumber, context.around.layout.lines) };
}

const tips = startPattern("tips");
const change = new RegExp(`^${patternFor("cashReturned")}`);

/** A label of a tax and nothing of anything else. */
function isTaxLine({ around }: ScoringContext, line: number): boolean {
  const announced = around.labels.get(line)?.flatMap(({ senses }) => senses.map(({ field }) => field)) ?? [];
  return announced.includes("tax");
}
