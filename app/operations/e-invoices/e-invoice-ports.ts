/** Puts XML into a PDF as Factur-X and ZUGFeRD do. Null for a PDF that cannot be written again (encrypted, damaged). */
export type PdfCarrier = { carry(pdf: Uint8Array, xml: string): Promise<Uint8Array | null> };
