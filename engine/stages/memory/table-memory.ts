/**
 * Where a column stands: `left` to `right` in widths of the page; `from` and `to` are the lines that hold it, counted
 * from the line with the row's amount (-1 stands above it). `open` columns go on for as many lines as follow.
 * `always` columns are filled in every row.
 */
export type RememberedColumn = {
  key: string;
  left: number;
  right: number;
  from: number;
  to: number;
  open: boolean;
  always: boolean;
};

/**
 * What a corrected document tells of the table of its layout. `opening` is the text of the line above the first row,
 * `closing` the beginning of the line that followed the last row; both without digits, spaces and accents. `rows` says
 * which reading the rows are taken from, that by the remembered columns or the usual one, and `cells` which columns are
 * better taken from the other of the two.
 */
export type TableMemory = {
  columns: RememberedColumn[];
  opening: string;
  closing: string;
  rows: "columns" | "usual";
  cells: string[];
};
