/**
 * Cells as spreadsheets put them on the clipboard: tabs between columns, line ends between rows, and quotes around a cell
 * that holds either. Line ends within a cell become spaces. A line end behind the last row makes no further one.
 */
export function pastedTable(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/y;
  for (let end = false; !end; ) {
    const [, quoted, plain = "", after = ""] = cell.exec(text) ?? [];
    const value = quoted === undefined ? plain : quoted.replaceAll('""', '"');
    rows.at(-1)?.push(value.replace(/\s+/g, " ").trim());
    end = after === "" || cell.lastIndex >= text.length;
    if (after === "\t" && end) rows.at(-1)?.push("");
    if (after !== "\t" && !end) rows.push([]);
  }
  return rows.filter((row) => row.some((value) => value !== ""));
}
