import { compact } from "../text/fold";

/** The fields that name the vendor, and how many letters or digits they need to tell vendors apart. */
const naming = { vendorTaxNumber: 6, vendorName: 3 };

/** What names the vendor of a document in its checked values, folded; none where no such field was kept. */
export function vendorKeysOf(values: Readonly<Record<string, { value: string } | undefined>>): string[] {
  return Object.entries(naming).flatMap(([field, least]) => {
    const letters = compact(values[field]?.value ?? "");
    return letters.length >= least ? [`${field}:${letters}`] : [];
  });
}
