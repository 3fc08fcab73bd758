const parts = ["key", "name", "type", "weight", "required"] as const;

/** A row of the form for a custom field. `key` is "" until the field was saved. */
export type CustomFieldRow = Record<(typeof parts)[number], string>;

const emptyRow: CustomFieldRow = { key: "", name: "", type: "text", weight: "1", required: "" };

/** The rows that the form holds, in their order. */
export function customFieldRowsOf(values: Record<string, string>): CustomFieldRow[] {
  const numbers = Object.keys(values).flatMap((name) => /^own\.(\d{1,3})\.name$/.exec(name)?.[1] ?? []);
  return numbers
    .map(Number)
    .sort((one, other) => one - other)
    .map((number) => rowAt(values, number));
}

/** The rows as values of the form, by the names of their controls. */
export const ownRowValues = (rows: readonly CustomFieldRow[]): Record<string, string> =>
  Object.fromEntries(
    rows.flatMap((row, number) =>
      parts
        .filter((part) => part !== "required" || row.required === "on")
        .map((part) => [customFieldControl(number, part), row[part]]),
    ),
  );

/** The values of the form after a button changed its rows: one more, or without the n-th. */
export function withRowsChanged(values: Record<string, string>, intent: string): Record<string, string> {
  const rows = customFieldRowsOf(values);
  const [, removed] = /^remove-own\.(\d+)$/.exec(intent) ?? [];
  const wanted =
    removed === undefined ? [...rows, emptyRow] : rows.filter((_, number) => number !== Number(removed));
  const others = Object.entries(values).filter(([name]) => !name.startsWith("own."));
  return { ...Object.fromEntries(others), ...ownRowValues(wanted) };
}

/** The name of a row's control. */
export const customFieldControl = (number: number, part: (typeof parts)[number]) => `own.${number}.${part}`;

function rowAt(values: Record<string, string>, number: number): CustomFieldRow {
  const held = parts.map((part) => [part, values[customFieldControl(number, part)] ?? emptyRow[part]]);
  return Object.fromEntries(held) as CustomFieldRow;
}
