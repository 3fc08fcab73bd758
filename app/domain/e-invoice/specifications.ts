import type { EInvoiceProfile } from "./e-invoice";

const peppolProcess = "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0";

/** BT-24 and BT-23 by profile. */
export const specifications: Record<EInvoiceProfile, { id: string; process: string | null }> = {
  en16931: { id: "urn:cen.eu:en16931:2017", process: null },
  peppol: {
    id: "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0",
    process: peppolProcess,
  },
  xrechnung: {
    id: "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0",
    process: peppolProcess,
  },
};

/** Commercial invoice and credit note (UNTDID 1001). */
export const typeCodes = { invoice: "380", "credit-note": "381" } as const;
