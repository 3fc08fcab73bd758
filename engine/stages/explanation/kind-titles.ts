import { fold } from "../../text/fold";
import type { Segment } from "../layout/line";

/**
 * What documents of a family call themselves. Invoices, receipts and energy bills ask for money: one family. No model reads
 * those of `none`.
 */
export const titles = {
  demand:
    "invoice|tax invoice|vat invoice|commercial invoice|sales invoice|proforma invoice|pro forma invoice|receipt|sales receipt|cash receipt|bill|ticket|factura|factura simplificada|factura proforma|recibo|tique|rechnung|quittung|kassenbon|beleg|facture|recu|ticket de caisse|fattura|ricevuta|scontrino|factuur|kassabon|bon|fatura|nota fiscal",
  order:
    "purchase order|p o|order|broadcast order|broadcast contract|contract|sales order|order confirmation|pedido|pedido de compra|orden de compra|bestellung|auftrag|bestellauftrag|auftragsbestatigung|bon de commande|commande|confirmation de commande|ordine|ordine di acquisto|conferma d'ordine|bestelling|inkooporder|orderbevestiging|ordem de compra|nota de encomenda|encomenda",
  credit:
    "credit note|credit memo|credit memorandum|adjustment note|nota de credito|factura rectificativa|nota de abono|abono|gutschrift|rechnungskorrektur|stornorechnung|avoir|note de credit|nota di credito|creditnota|creditfactuur",
  account:
    "bank statement|account statement|statement of account|checking account statement|extracto|extracto bancario|extracto de cuenta|kontoauszug|releve|releve de compte|releve bancaire|estratto conto|rekeningafschrift|bankafschrift|extrato|extrato bancario",
  none: "quotation|quote|delivery note|packing slip|packing list|presupuesto|cotizacion|albaran|nota de entrega|angebot|lieferschein|devis|bon de livraison|preventivo|documento di trasporto|offerte|pakbon|orcamento|guia de remessa",
} as const;

export type Family = keyof typeof titles;

/** What a longer title of the family has in it: "tax invoice statement", "Schlussrechnung". */
export const titleWords: Readonly<Partial<Record<Family, RegExp>>> = {
  demand:
    /invoice|receipt|factura|recibo|rechnung|quittung|facture|fattura|ricevuta|scontrino|factuur|fatura/,
  credit: /credit|rectificativa|abono|gutschrift|korrektur|storno|avoir/,
};

/** What may stand beside the name of a document in a title: which copy of it this is. */
export const copies = "original|copy|copia|kopie|copie|duplicado|duplicata|duplikat|agreement";

/** What may follow the name of a document: its number, its date. */
export const numbering = "no|nr|num|number|numero|nummer|date|fecha|datum|id|#|n";

/** The letters and digits of a segment, folded. */
export const plainText = ({ text }: Pick<Segment, "text">): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}#'\s]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
