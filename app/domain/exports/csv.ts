/** What a spreadsheet must see first to take the file for UTF-8. */
export const byteOrderMark = "\ufeff";

const plainNumber = /^-?\d+(\.\d+)?$/;
// Spreadsheets run cells that begin so as formulas (OWASP, CSV Injection).
const formula = /^[=+\-@\t\r]/;

/** One line of CSV (RFC 4180), with its line end. Nothing in it is a formula to a spreadsheet; numbers stay numbers. */
export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map(csvCell).join(",")}\r\n`;

function csvCell(cell: string | number | null): string {
  const text = cell === null ? "" : String(cell);
  const safe = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
