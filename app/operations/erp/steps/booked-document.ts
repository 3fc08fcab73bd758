import { taxCodesOf, vendorAccountsOf } from "~/domain/erp/erp-settings";
import type { PurchaseDocument } from "~/domain/erp/purchase-document";
import { taxCodeOf } from "~/domain/erp/tax-code-of";
import type { BookedDocument, ErpDriver, ErpVendor } from "../erp-ports";

type Booking = { account: string; vendorAccounts: string; taxCodes: string };

/**
 * The document with what its lines are booked to: the item, if there is one of the code, else the vendor's or model's account;
 * and with the codes of their taxes.
 */
export async function bookedDocument(
  driver: ErpDriver,
  document: PurchaseDocument,
  vendorFound: ErpVendor,
  { account, vendorAccounts, taxCodes }: Booking,
): Promise<BookedDocument> {
  const codes = new Set(document.lines.flatMap(({ itemCode }) => (itemCode ? [itemCode] : [])));
  const items = codes.size > 0 ? await driver.findItems([...codes]) : new Set<string>();
  const otherwise = vendorAccountsOf(vendorAccounts)?.get(vendorFound.number.toUpperCase()) ?? account;
  const isItem = (code: string | null) => code !== null && items.has(code.toUpperCase());
  const byRate = taxCodesOf(taxCodes) ?? new Map<number, string>();
  const booked = document.lines.map((line) => ({
    ...line,
    account: isItem(line.itemCode) ? null : otherwise,
    taxCode: taxCodeOf(line, document, byRate),
  }));
  return { ...document, vendorFound, booked };
}
