/**
 * The cells of a CSV file (RFC 4180), with commas, semicolons or tabs between them, whichever the first line has most of.
 * Empty lines are left out.
 */
export function readCsv(text: string): string[][] {
  const source = text.replace(/^\ufeff/, "");
  const separator = separatorOf(source);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let quoted = false;
  const endRow = () => {
    row.push(cell);
    if (row.some((one) => one !== "")) rows.push(row);
    row = [];
    cell = "";
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
      row.push(cell);
      cell = "";
    } else if (character === "\n") endRow();
    else if (character !== "\r") cell += character;
  }
  endRow();
  return rows;
}

function separatorOf(text: string): string {
  const first = text.slice(0, 5_000).split("\n", 1)[0] ?? "";
  const plain = first.replace(/"[^"]*"/g, "");
  const count = (separator: string) => plain.split(separator).length;
  return [",", ";", "\t"].reduce((best, one) => (count(one) > count(best) ? one : best));
}
