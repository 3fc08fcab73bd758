import { isLegalForm } from "../text/company-suffix";
import { fold } from "../text/fold";
import { foldCode } from "../text/fold-code";

/** The ways in which a document's vendor can be known again: by tax number, by name without its legal form. */
export function vendorKeys(values: Readonly<Record<string, string>>): string[] {
  const tax = foldCode(values.vendorTaxNumber ?? "");
  const name = (values.vendorName ?? "")
    .split(/[\s,]+/)
    .filter((word) => !isLegalForm(word))
    .map((word) => fold(word).replace(/[^\p{L}\p{N}]/gu, ""))
    .join("");
  return [...(tax.length >= 5 ? [`tax ${tax}`] : []), ...(name.length >= 3 ? [`name ${name}`] : [])];
}
