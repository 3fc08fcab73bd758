/** What a review has inputs for: its fields in the order on the screen, and the columns of its rows. */
export type ReviewShape = {
  fields: readonly { key: string }[];
  columns: readonly { key: string; number: boolean }[];
};

/** The inputs that clicks on the page can fill, in the order in which they are gone through. */
export function inputOrder({ fields, columns }: ReviewShape, rows: number): string[] {
  const cells = Array.from({ length: rows }, (_, row) => columns.map(({ key }) => `line.${row}.${key}`));
  return [...fields.map(({ key }) => key), ...cells.flat()];
}
