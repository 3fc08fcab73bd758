/** The byte order mark that makes a spreadsheet read the file as UTF-8. */
export const byteOrderMark = "\ufeff";

const plainNumber = /^-?\d+(\.\d+)?$/;
const commaNumber = /^-?\d+(,\d+)?$/;
// Spreadsheets run cells that begin so as formulas (OWASP, CSV Injection). They trim what is not seen before the sign, and
// take its full-width, small and mathematical forms for it.
const formula = /^[\s\p{Z}\p{C}]*[=+\-@\uff1d\uff0b\uff0d\uff20\u2212\ufe66\ufe62\ufe63\ufe6b]/u;
const controlFirst = /^\p{Cc}/u;

/** A cell; one that is `quoted` is put in quotation marks, whatever is in it. */
export type CsvCell = string | number | null | { text: string; quoted: boolean };

/** How a program reads CSV: what parts cells, and the mark before decimals. */
export type CsvDialect = { separator: "," | ";" | "\t"; decimalMark: "." | "," };

/** One line of CSV (RFC 4180), with its line end. Nothing in it is a formula to a spreadsheet; numbers stay numbers. */
export const csvLine = (cells: readonly (string | number | null)[]): string =>
  csvLineIn({ separator: ",", decimalMark: "." }, cells);

/** The same for a program that reads it in another way. */
export const csvLineIn = (dialect: CsvDialect, cells: readonly CsvCell[]): string =>
  `${cells.map((cell) => csvCell(dialect, cell)).join(dialect.separator)}\r\n`;

function csvCell({ separator, decimalMark }: CsvDialect, cell: CsvCell): string {
  const { text, quoted } =
    cell !== null && typeof cell === "object"
      ? cell
      : { text: cell === null ? "" : String(cell), quoted: false };
  const isNumber = plainNumber.test(text) || (decimalMark === "," && commaNumber.test(text));
  const safe = isFormula(text) && !isNumber ? `'${text}` : text;
  if (!quoted && isNumber && !text.includes(separator)) return text;
  // In some countries spreadsheets part cells at semicolons.
  return quoted || /[",;\r\n]/.test(safe) || safe.includes(separator)
    ? `"${safe.replaceAll('"', '""')}"`
    : safe;
}

const isFormula = (text: string): boolean => formula.test(text) || controlFirst.test(text);

/** A cell without the apostrophe that keeps it from being a formula; one that means itself stays. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell;
