import { ErpProblem } from "~/domain/erp/erp-problem";
import type { PurchaseVendor } from "~/domain/erp/purchase-document";
import type { ErpDriver, ErpVendor, VendorKey } from "../erp-ports";

/** The most certain first. */
const keys: readonly VendorKey[] = ["taxNumber", "number", "name"];

/**
 * The vendor of a document: the only one with its tax number, else with its number, else with its name. Throws ErpProblem when
 * there is none, and when there are several: a vendor is never guessed.
 */
export async function findVendor(driver: ErpDriver, vendor: PurchaseVendor): Promise<ErpVendor> {
  for (const key of keys) {
    const value = vendor[key];
    if (value === null) continue;
    const found = await driver.findVendors(key, value);
    const [only] = found;
    if (found.length > 1) throw new ErpProblem(`erp.problem.vendors-${wordOf[key]}`, value);
    if (only) return only;
  }
  const tried = keys.map((key) => vendor[key]).filter((value) => value !== null);
  throw new ErpProblem("erp.problem.vendor-missing", tried.reverse().join(", "));
}

const wordOf = { taxNumber: "tax-number", number: "number", name: "name" } as const;
