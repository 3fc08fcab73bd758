import { fold } from "../extraction/layout/fold";
import { isLegalForm } from "../extraction/parties/company-suffix";
import { foldCode } from "./fold-code";

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
