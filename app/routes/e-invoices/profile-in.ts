import { type EInvoiceProfile, eInvoiceProfiles } from "~/domain/e-invoice/e-invoice";

/** The profile that an address names; that of EN 16931 alone when it names none. */
export function profileIn(request: Request): EInvoiceProfile {
  const named = new URL(request.url).searchParams.get("profile");
  return eInvoiceProfiles.find((profile) => profile === named) ?? "en16931";
}
