import type { XmlElement } from "../reading/embedded-parts";
import { lineOf } from "./line-of";
import { textsAt } from "./xml-path";

/** Reads a line item: BT-155 or BT-157, BT-153 or BT-154, BT-129, BT-146 for the quantity of BT-149, BT-152, BT-131. */
export function ublLine(line: XmlElement): Record<string, string> {
  const codes = textsAt(line, "Item/SellersItemIdentification/ID", "Item/StandardItemIdentification/ID");
  return lineOf({
    itemCode: codes[0],
    description: textsAt(line, "Item/Name", "Item/Description")[0],
    quantity: textsAt(line, "InvoicedQuantity|CreditedQuantity|Quantity")[0],
    unitPrice: textsAt(line, "Price/PriceAmount")[0],
    priceQuantity: textsAt(line, "Price/BaseQuantity")[0],
    taxRate: textsAt(line, "Item/ClassifiedTaxCategory/Percent")[0],
    netTotal: textsAt(line, "LineExtensionAmount")[0],
  });
}
