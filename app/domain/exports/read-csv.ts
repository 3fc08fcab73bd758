/** A record of a CSV file; `number` is that of its row in a spreadsheet, from 1. */
export type CsvRecord = { number: number; cells: string[] };

/**
 * The cells of a CSV file (RFC 4180), with commas, semicolons or tabs between them, whichever the first line has most of.
 * Empty lines are left out.
 */
export const readCsv = (text: string): string[][] => [...csvRecords(text)].map(({ cells }) => cells);

/** The same with the number of each row. A first line "sep=;" says what parts cells, and is no row. */
export function* csvRecords(text: string): Generator<CsvRecord> {
  const told = /^\ufeff?sep=(.)\r?\n/i.exec(text);
  const source = told ? text.slice(told[0].length) : text.replace(/^\ufeff/, "");
  const separator = told?.[1] ?? separatorOf(source);
  let cells: string[] = [];
  let cell = "";
  let quoted = false;
  let number = 0;
  const endRow = (): CsvRecord | null => {
    number += 1;
    const record = { number, cells: [...cells, cell] };
    cells = [];
    cell = "";
    return record.cells.some((one) => one !== "") ? record : null;
  };
  for (let at = 0; at < source.length; at += 1) {
    const character = source[at] as string;
    if (quoted) {
      if (character !== '"') cell += character;
      else if (source[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (character === '"' && cell === "") quoted = true;
    else if (character === separator) {
      cells.push(cell);
      cell = "";
    } else if (character === "\n") {
      const record = endRow();
      if (record) yield record;
    } else if (character !== "\r") cell += character;
  }
  const last = endRow();
  if (last) yield last;
}

function separatorOf(text: string): string {
  const first = text.slice(0, 5_000).split("\n", 1)[0] ?? "";
  const plain = first.replace(/"[^"]*"/g, "");
  const count = (separator: string) => plain.split(separator).length;
  return [",", ";", "\t"].reduce((best, one) => (count(one) > count(best) ? one : best));
}
