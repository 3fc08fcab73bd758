import { foldCode } from "../text/fold-code";
import { nameKey } from "../text/name-key";

/** Characters of a tax number that no two vendors share by chance. */
const leastTaxNumber = 5;

/** Keys that identify a document's vendor: the tax number, and the name without its legal form. */
export function vendorKeys(values: Readonly<Record<string, string>>): string[] {
  const tax = foldCode(values.vendorTaxNumber ?? "");
  const name = nameKey(values.vendorName ?? "");
  return [
    ...(tax.length >= leastTaxNumber ? [`tax ${tax}`] : []),
    ...(name === null ? [] : [`name ${name}`]),
  ];
}
