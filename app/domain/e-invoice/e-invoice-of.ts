import { amountCents } from "../documents/amount-cents";
import { draftLines, draftsByColumn } from "./draft-lines";
import type { EInvoice, EInvoiceParty } from "./e-invoice";
import type { EInvoiceProblem } from "./e-invoice-problem";
import { type EInvoiceSource, eInvoiceWords, maxEInvoiceLines } from "./e-invoice-source";
import { isValidIban } from "./iban";
import { partyOf } from "./party-of";
import { moneyOf, priced } from "./priced";
import { refusal } from "./refusal";
import { type PrintedSums, sumsOf } from "./sums-of";

/** The invoice in terms of EN 16931, and what of the paper does not fit into one. */
export type MadeEInvoice = { invoice: EInvoice; problems: EInvoiceProblem[] };

const day = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Makes the e-invoice of an approved document. What is missing stays null for the rules to find; `problems` are what no rule
 * of EN 16931 sees: another kind of document, sales tax of the United States, lines that do not multiply or add up, tax that
 * is not among the values or none of the rates, an amount due with an earlier balance in it.
 */
export function eInvoiceOf(paper: EInvoiceSource): MadeEInvoice {
  const { fields, kind } = paper;
  const read = (key: string) => fields[key]?.replace(/\s+/g, " ").trim() || null;
  const cents = (key: string) => amountCents(read(key) ?? undefined);
  const words = eInvoiceWords[paper.language];
  const printed = cents("total") ?? cents("amountDue");
  const isCredit = kind === "credit_note" || (printed ?? 0) < 0;
  const sign = isCredit && (printed ?? 0) < 0 ? -1 : 1;
  const seller = partyOf(
    { name: read("vendorName"), address: fields.vendorAddress ?? null, taxNumber: read("vendorTaxNumber") },
    paper.seller,
  );
  const buyer = partyOf(
    {
      name: read("customerName"),
      address: fields.billToAddress ?? null,
      taxNumber: read("customerTaxNumber"),
    },
    paper.buyer,
  );
  const isWhole = paper.lineCount === paper.lines.length && paper.lineCount <= maxEInvoiceLines;
  const lines = isWhole ? paper.lines : [];
  const sums = sumsOf((key) => signed(cents(key), sign), {
    drafts: draftsByColumn(lines, sign),
    added: amountOf(paper.charges) - amountOf(paper.discounts),
    country: seller.country,
  });
  const draft = draftLines(lines, { ...sums, sign });
  const made = priced(draft, sums, { paper, seller, words, sign });
  // Outside of the scope of VAT nobody has a number of VAT (BR-O-02): it stays as the number of the register.
  const isOutside = made.invoice.lines.some(({ category }) => category === "O");
  const issueDate = dateIn(read("invoiceDate"));
  const account = read("iban") ?? paper.seller.iban;
  const dueDate = dateIn(read("dueDate")) ?? dueAfter(issueDate, paper.seller.paymentDays);
  const invoice: EInvoice = {
    profile: paper.profile,
    kind: isCredit ? "credit-note" : "invoice",
    number: read("invoiceNumber"),
    issueDate,
    dueDate: isCredit ? null : dueDate,
    terms: isCredit ? words.credited : null,
    currency: read("currency")?.toUpperCase() ?? (paper.currency || null),
    buyerReference: paper.buyer.buyerReference || null,
    orderReference: read("orderNumber"),
    precedingInvoice: isCredit ? paper.precedingInvoice : null,
    delivery: deliveryOf(made.invoice.breakdown, issueDate, buyer),
    seller: isOutside ? withoutVat(seller) : seller,
    buyer: isOutside ? withoutVat(buyer) : buyer,
    payment:
      account && isValidIban(account) ? { code: transferOf(account), account } : { code: "1", account: null },
    ...made.invoice,
  };
  return { invoice, problems: [...refusalsOf(paper, invoice, { ...sums, printed }), ...made.problems] };
}

const withoutVat = (party: EInvoiceParty): EInvoiceParty => {
  const id = party.vatId ?? party.taxId;
  return {
    ...party,
    id: null,
    vatId: null,
    taxId: null,
    legalId: party.legalId ?? (id ? { scheme: "", id } : null),
  };
};

const signed = (cents: number | null, sign: number) => (cents === null ? null : sign * cents);
/** What discounts or charges of the whole come to, cents; they may be printed with a minus. */
const amountOf = (all: readonly { amount: string }[]) =>
  all.reduce((sum, { amount }) => sum + Math.abs(amountCents(amount) ?? 0), 0);
const dateIn = (value: string | null) =>
  value && day.test(value) && !Number.isNaN(Date.parse(value)) ? value : null;

/** The day by which to pay, this many days after the invoice. */
function dueAfter(issueDate: string | null, days: string): string | null {
  if (!issueDate || !/^\d+$/.test(days)) return null;
  const at = new Date(`${issueDate}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + Number(days));
  return at.toISOString().slice(0, 10);
}

/** SEPA transfers for accounts in euro countries and their neighbours in the scheme, other transfers else (UNTDID 4461). */
const transferOf = (iban: string) => (sepa.includes(iban.slice(0, 2)) ? "58" : "30");

const sepa =
  "AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA".split(
    " ",
  );

/** A supply within the Union says when and where to (BR-IC-11, BR-IC-12): the paper's date and the buyer's town. */
const deliveryOf = (
  breakdown: EInvoice["breakdown"],
  date: string | null,
  { city, postCode, country }: EInvoiceParty,
): EInvoice["delivery"] =>
  breakdown.some(({ category }) => category === "K")
    ? { date, city, postCode, country }
    : { date: null, city: null, postCode: null, country: null };

/** Kinds of document that can be an invoice. */
const kinds = ["invoice", "credit_note", "receipt", "energy_bill"];

/** ISO 4217 currencies with three decimals; amounts of EN 16931 have two at most (BR-DEC). */
const threeDecimals = ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"];

type Printed = Pick<PrintedSums, "tax" | "gross" | "unknownTax"> & { printed: number | null };

function refusalsOf(
  paper: EInvoiceSource,
  { seller, currency }: EInvoice,
  { printed, tax, gross, unknownTax }: Printed,
): EInvoiceProblem[] {
  const isTaxed = tax !== 0 || (unknownTax !== null && Math.abs(gross) > Math.abs(unknownTax.lines));
  return [
    ...(kinds.includes(paper.kind) ? [] : [refusal("FW-KIND", ["BT-3"])]),
    ...(seller.country === "US" && isTaxed ? [refusal("FW-US-TAX", ["BT-118"])] : []),
    ...(threeDecimals.includes(currency ?? "")
      ? [refusal("FW-DEC", ["BT-5"], { currency: currency ?? "" })]
      : []),
    ...(unknownTax ? [refusal("FW-NO-TAX", ["BT-110"], moneyOf({ lines: unknownTax.lines, gross }))] : []),
    ...(printed === null ? [refusal("BR-14", ["BT-112"], {}, "missing")] : []),
  ];
}
