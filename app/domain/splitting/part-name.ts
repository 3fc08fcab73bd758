import type { PageRange } from "./page-ranges";

/** The file name of a part: "batch.pdf" with pages 3 to 4 is "batch-p3-4.pdf". */
export function partName(fileName: string, { first, last }: PageRange): string {
  const stem = fileName.replace(/\.pdf$/i, "");
  return `${stem}-p${first === last ? first : `${first}-${last}`}.pdf`;
}
