/** What a spreadsheet must see first to take the file for UTF-8. */
export const byteOrderMark = "\ufeff";

const plainNumber = /^-?\d+(\.\d+)?$/;
// Spreadsheets run cells that begin so as formulas (OWASP, CSV Injection). They trim what is not seen before the sign, and
// take its full-width, small and mathematical forms for it.
const formula = /^[\s\p{Z}\p{C}]*[=+\-@＝＋－＠−﹦﹢﹣﹫]/u;
const controlFirst = /^\p{Cc}/u;

/** One line of CSV (RFC 4180), with its line end. Nothing in it is a formula to a spreadsheet; numbers stay numbers. */
export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map(csvCell).join(",")}\r\n`;

function csvCell(cell: string | number | null): string {
  const text = cell === null ? "" : String(cell);
  const isFormula = (formula.test(text) || controlFirst.test(text)) && !plainNumber.test(text);
  const safe = isFormula ? `'${text}` : text;
  // In some countries spreadsheets part cells at semicolons.
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
