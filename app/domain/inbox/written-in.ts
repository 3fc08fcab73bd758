/** The base models for invoices, by the part of the world whose customs they read. */
type InvoiceModel = "invoices-north-america" | "invoices-apac" | "invoices-europe";

/**
 * What stands on invoices of one part of the world alone: currencies, names of taxes and of tax numbers, forms of addresses. A
 * sign that two parts share (a bare $, GST, IVA) is none.
 */
const signs: Record<InvoiceModel, RegExp[]> = {
  "invoices-north-america": [
    /\b(?:USD|CAD|MXN)\b|US\$|C\$/,
    /\b(?:EIN|RFC|CFDI|HST|QST|PST)\b|\bsales tax\b/i,
    /\b[A-Z]{2},? \d{5}(?:-\d{4})?\b|\b[A-CEGHJ-NPR-TVXY]\d[A-Z] ?\d[A-Z]\d\b/,
  ],
  "invoices-apac": [
    /\b(?:AUD|NZD|INR|SGD|MYR|HKD|JPY|CNY|PHP|THB|IDR)\b|\bA\$|\bS\$|\u20b9|\bRM ?\d|\bRs\.? ?\d/,
    /\b(?:ABN|ACN|GSTIN|CGST|SGST|IGST|NZBN)\b/,
    /\b(?:NSW|VIC|QLD|TAS) \d{4}\b|\b(?:Australia|New Zealand|India|Singapore|Malaysia)\b/i,
  ],
  "invoices-europe": [
    /\u20ac|£|\b(?:EUR|GBP|CHF|SEK|NOK|DKK|PLN|CZK|HUF|RON)\b/,
    /\b(?:MwSt|USt|TVA|BTW|VAT|DPH|PTU|moms|Partita IVA|SIRET|Umsatzsteuer|Steuernummer|NIF|CIF)\b/i,
    /\bIBAN\b|\bBIC\b/,
  ],
};

/** The base model whose part of the world an invoice's words point to; null when they point to none, or to two alike. */
export function writtenIn(text: string): InvoiceModel | null {
  const found = (Object.keys(signs) as InvoiceModel[])
    .map((model) => ({ model, count: signs[model].filter((sign) => sign.test(text)).length }))
    .sort((one, other) => other.count - one.count);
  const [best, second] = found;
  return best && second && best.count > second.count ? best.model : null;
}
