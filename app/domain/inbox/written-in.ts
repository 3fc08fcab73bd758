/** The base models for invoices, by the part of the world whose customs they read. */
type InvoiceModel = "invoices-north-america" | "invoices-apac" | "invoices-europe";

/** The base model of a part of the world, and whether signs of several types agree on it. */
export type WrittenIn = { baseModelId: InvoiceModel; severalSigns: boolean };

/** States of the US in addresses. Without DE, which also precedes German postal codes. */
const states =
  "A[LKZR]|C[AOT]|DC|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|PR|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]";

/**
 * What is printed only on invoices of one part of the world, by type: currencies, taxes and their numbers, addresses, forms of
 * companies, telephone numbers, dates. A sign that two parts share (a bare $, GST, IVA, Ltd) is none.
 */
const signs: Record<InvoiceModel, RegExp[]> = {
  "invoices-north-america": [
    /\b(?:USD|CAD|MXN)\b|US\$|C\$/,
    /\b(?:EIN|RFC|CFDI|HST|QST|PST)\b|\bsales tax\b/i,
    new RegExp(`\\b(?:${states}),? \\d{5}(?:-\\d{4})?\\b|\\b[A-CEGHJ-NPR-TVXY]\\d[A-Z] ?\\d[A-Z]\\d\\b`),
    /\b(?:Inc|LLC|Corp|S\.A\. de C\.V)\b/,
    /\(\d{3}\) ?\d{3}-\d{4}\b|\b1-8\d\d-\d{3}-\d{4}\b/,
    /\b(?:0?[1-9]|1[0-2])\/(?:1[3-9]|2\d|3[01])\/(?:20)?\d\d\b/,
  ],
  "invoices-apac": [
    /\b(?:AUD|NZD|INR|SGD|MYR|HKD|JPY|CNY|PHP|THB|IDR)\b|\bA\$|\bS\$|\u20b9|\bRM ?\d|\bRs\.? ?\d/,
    /\b(?:ABN|ACN|GSTIN|CGST|SGST|IGST|NZBN)\b/,
    /\b(?:NSW|VIC|QLD|TAS) \d{4}\b|\b(?:Australia|New Zealand|India|Singapore|Malaysia)\b/i,
    /\b(?:Pty|Pvt|Pte|Sdn|Bhd)\b/i,
    /\+(?:6[0-6]|91|81|82|86)[ (-]?\d/,
  ],
  "invoices-europe": [
    /\u20ac|£|\b(?:EUR|GBP|CHF|SEK|NOK|DKK|PLN|CZK|HUF|RON)\b/,
    /\b(?:MwSt|USt|TVA|BTW|VAT|DPH|PTU|moms|Partita IVA|SIRET|Umsatzsteuer|Steuernummer|NIF|CIF)\b/i,
    /\bIBAN\b|\bBIC\b/,
    /\b(?:GmbH|e\.K|SARL|SAS|S\.r\.l|B\.V|S\.L|Lda|ApS|A\/S|Sp\. z)\b/,
    /\+(?:3\d|4[0-9])[ (-]?\d/,
    /\b\d{1,2}\.\d{1,2}\.(?:20)?\d\d\b/,
  ],
};

/** The part of the world that an invoice's words point to; null when they point to none, or to two alike. */
export function writtenIn(text: string): WrittenIn | null {
  const found = (Object.keys(signs) as InvoiceModel[])
    .map((model) => ({ model, count: signs[model].filter((sign) => sign.test(text)).length }))
    .sort((one, other) => other.count - one.count);
  const [best, second] = found;
  if (!best || !second || best.count === second.count) return null;
  return { baseModelId: best.model, severalSigns: best.count - second.count > 1 };
}
