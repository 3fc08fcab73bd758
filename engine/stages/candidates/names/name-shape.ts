import { isLegalForm } from "../../../text/company-suffix";
import { fold } from "../../../text/fold";
import { isCountryLine, isParticularLine, isPostalLine } from "../parties/address-shape";

const kinds = [
  "invoice|receipt|bill|statement|order|purchase order|credit note|credit memo|debit note|quotation|quote|note|memo",
  "page|date|copy|estimate|remittance(?: advice)?|delivery note|packing slip|account statement|account summary",
  "factura|factura simplificada|factura de venta|nota de credito|recibo|albaran|presupuesto|pedido|orden de compra",
  "rechnung|gutschrift|lieferschein|bestellung|auftragsbestatigung|angebot|mahnung|kontoauszug|quittung|storno",
  "facture|avoir|devis|bon de commande|bon de livraison|releve(?: de compte)?|fattura|nota di credito|ricevuta",
  "ordine(?: di acquisto)?|estratto conto|factuur|creditnota|bestelbon|offerte|fatura|fatura.recibo|encomenda",
  "original|duplicate|triplicate|contract|total|description|order confirmation|billing invoice|thank you.*",
  "payment.*|welcome.*|original for recipient|page \\d.*|seite \\d.*|pagina \\d.*",
].join("|");
const titles = new RegExp(
  `^(?:tax |sales |commercial |proforma |pro forma |cash |credit |gst |vat |official |original |copy |service |final |simple |simplified |purchase |electronic |e-|customer |retail )*(?:${kinds})[.:#]?(?: copy| \\(original\\)| no\\.?| number| #)?$`,
);

/** Whether a text could name a person or a company: mostly letters, no title of a document, no line of an address. */
export function isName(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, "").length;
  if (/:$/.test(text) || letters < 2 || text.length > 90 || letters < text.replace(/\s/g, "").length * 0.5)
    return false;
  const isLowerCase =
    /^\p{Ll}/u.test(text) && !/^(?:van|von|de|del|della|di|da|el|la|le|the|ter|ten|zu)\s/.test(text);
  if (isLowerCase && text.split(" ").length > 4) return false;
  if (text.split(/\s+/).every(isLegalForm) || /\(?\d{3}\)?[\s-]\d{3}[\s-]?\d{4}/.test(text)) return false;
  return !titles.test(fold(text)) && !isParticularLine(text) && !isPostalLine(text) && !isCountryLine(text);
}

const closingTitles =
  /\s+(?:tax invoice|invoice|receipt|statement|bill|purchase order|order|credit note|factura|rechnung|facture|fattura|factuur|fatura)$/i;
const openingTitles =
  /^(?:tax invoice|invoice|receipt|statement|bill|factura|rechnung|facture|fattura|factuur|fatura)\s+(?:from|by|de|von|da|van)\s+|^(?:for|c\/o|m\/s\.?|messrs\.?|attn\.?:?|dear|©(?: \d{4})?|\(c\)(?: \d{4})?|copyright(?: ©)?(?: \d{4})?)\s+/i;

/** The name without a document's title or a word of address at its ends ("Acme Invoice", "M/s Acme"), and without brackets. */
export function withoutTitle(text: string): string {
  return text
    .replace(openingTitles, "")
    .replace(closingTitles, "")
    .replace(/\s*\((?=[^)]*\d)[^)]*\)?$/, "");
}
