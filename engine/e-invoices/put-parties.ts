import type { EmbeddedParty } from "./cii-party";
import type { EmbeddedValues } from "./embedded-data";
import { putValues } from "./put-values";

/** Puts seller and buyer where the catalogue has them, whatever syntax they came in (EN 16931 business terms). */
export function putParties(
  fields: EmbeddedValues,
  { seller, buyer }: { seller: EmbeddedParty; buyer: EmbeddedParty },
): void {
  // BT-27, BT-28; BT-35 to BT-40; BT-31, BT-32
  putValues(fields, "vendorName", ...seller.names);
  putValues(fields, "vendorAddress", seller.address);
  putValues(fields, "vendorTaxNumber", ...seller.taxNumbers);
  // BT-44; BT-50 to BT-55; BT-48; BT-46
  putValues(fields, "customerName", ...buyer.names);
  putValues(fields, "billToAddress", buyer.address);
  putValues(fields, "customerTaxNumber", ...buyer.taxNumbers);
  putValues(fields, "accountNumber", ...buyer.ids);
}
