/** A cell of a table as it is read; `to` is where it leads. */
export type ShownCell = { text: string; to?: string };

/** Figures in words of the reader's language. */
export type ShownTable = {
  columns: { key: string; label: string; isNumber: boolean }[];
  rows: ShownCell[][];
};
