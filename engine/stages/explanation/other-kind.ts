import type { DocumentKind, Finding } from "../../results/extraction-result";
import { otherKindFinding } from "../../results/reason-keys";
import { fold } from "../../text/fold";
import type { DocumentLayout } from "../layout/document-layout";
import type { Segment } from "../layout/line";

/**
 * What documents of a family call themselves. Invoices, receipts and energy bills ask for money: one family. No model reads
 * those of `none`.
 */
const titles = {
  demand:
    "invoice|tax invoice|vat invoice|commercial invoice|sales invoice|proforma invoice|pro forma invoice|receipt|sales receipt|cash receipt|bill|ticket|factura|factura simplificada|factura proforma|recibo|tique|rechnung|quittung|kassenbon|beleg|facture|recu|ticket de caisse|fattura|ricevuta|scontrino|factuur|kassabon|bon|fatura|nota fiscal",
  order:
    "purchase order|order|broadcast order|broadcast contract|contract|sales order|order confirmation|pedido|pedido de compra|orden de compra|bestellung|bestellauftrag|auftragsbestatigung|bon de commande|commande|confirmation de commande|ordine|ordine di acquisto|conferma d'ordine|bestelling|inkooporder|orderbevestiging|ordem de compra|nota de encomenda|encomenda",
  credit:
    "credit note|credit memo|credit memorandum|adjustment note|nota de credito|factura rectificativa|nota de abono|abono|gutschrift|rechnungskorrektur|stornorechnung|avoir|note de credit|nota di credito|creditnota|creditfactuur",
  account:
    "bank statement|account statement|statement of account|checking account statement|extracto|extracto bancario|extracto de cuenta|kontoauszug|releve|releve de compte|releve bancaire|estratto conto|rekeningafschrift|bankafschrift|extrato|extrato bancario",
  none: "quotation|quote|delivery note|packing slip|packing list|presupuesto|cotizacion|albaran|nota de entrega|angebot|lieferschein|devis|bon de livraison|preventivo|documento di trasporto|offerte|pakbon|orcamento|guia de remessa",
} as const;
type Family = keyof typeof titles;

const familyOf: Record<DocumentKind, Family> = {
  ...{ invoice: "demand", receipt: "demand", energy_bill: "demand" },
  ...{ purchase_order: "order", credit_note: "credit", bank_statement: "account" },
};

const families = Object.keys(titles) as Family[];
const alone = patterns((phrases) => `^(?:${phrases})(?: [^a-z]*\\d[^a-z]*)?$`);
const labelled = patterns(
  (phrases) =>
    `^(?:[a-z]+ )?(?:${phrases})(?: (?:no|nr|num|number|numero|nummer|date|fecha|datum|id|#|n)\\b.*)?$`,
);

/** A title stands in the upper half of the first page, in print larger than the rest. */
const upper = 0.5;
const larger = 1.2;

/**
 * The finding that a document calls itself something that the model does not read, such as a purchase order read as an
 * invoice. Only a title says so, and only where nothing on the first page names what the model reads.
 */
export function otherKindFindings(layout: DocumentLayout, kind: DocumentKind): Finding[] {
  const first = layout.lines.filter(({ page }) => page === (layout.lines[0]?.page ?? 1));
  const segments = first.flatMap((line) => line.segments);
  const own = familyOf[kind];
  if (segments.some((segment) => labelled[own].test(plain(segment)))) return [];
  const height = (layout.heights.get(first[0]?.page ?? 1) ?? 1) * upper;
  const usual = medianOf(segments.map((segment) => segment.bottom - segment.top));
  const title = segments.find(
    (segment) =>
      segment.top < height &&
      segment.bottom - segment.top >= larger * usual &&
      families.some((family) => family !== own && alone[family].test(plain(segment))),
  );
  return title ? [{ key: otherKindFinding, values: { title: title.text }, field: null }] : [];
}

const plain = ({ text }: Segment) =>
  fold(text)
    .replace(/[^\p{L}\p{N}#'\s]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();

function patterns(write: (phrases: string) => string): Record<Family, RegExp> {
  const of = (family: Family) => new RegExp(write(titles[family]));
  return {
    demand: of("demand"),
    order: of("order"),
    credit: of("credit"),
    account: of("account"),
    none: of("none"),
  };
}

const medianOf = (numbers: number[]) => numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
