import { z } from "zod";
import { csvLine } from "../exports/csv";
import { chargeTypes, commodities, type Descriptor, foldLine, units } from "./descriptor";

const columns = ["line", "commodity", "chargeType", "unit", "heading", "quantityHeading"] as const;

/** Descriptors that a tenant may have. */
export const maxDescriptors = 2_000;

const heading = z
  .string()
  .trim()
  .max(100, "energy.error.heading")
  .regex(/^$|^\*?[^:,\r\n]+(:[^:,\r\n]*:[^:,\r\n]*)?$/, "energy.error.heading");

const lowered = <T extends readonly string[]>(words: T, otherwise: string) =>
  z.preprocess(
    (value) => {
      const text = String(value ?? "").trim();
      return words.find((word) => word.toLowerCase() === text.toLowerCase()) ?? (text || otherwise);
    },
    z.enum(words, "energy.error.choice"),
  );

/** What a line means, as forms, files and the API say it. A heading is TYPE:UNIT:LABEL, or "" for none. */
export const descriptorInput = z.object({
  line: z
    .string()
    .trim()
    .max(200, "energy.error.line")
    .refine((text) => foldLine(text) !== "", "energy.error.line"),
  commodity: z.preprocess(
    (value) => (value === "" || value === undefined ? null : value),
    lowered(commodities, "").nullable(),
  ),
  chargeType: lowered(chargeTypes, "other"),
  unit: lowered(units, ""),
  heading: heading.default(""),
  quantityHeading: heading.default(""),
});

export type DescriptorInput = z.output<typeof descriptorInput>;

/** The descriptors as CSV, in the columns in which they come back. */
export const descriptorsCsv = (descriptors: readonly (Descriptor & { described: boolean })[]): string =>
  csvLine(columns) +
  descriptors
    .map((one) =>
      csvLine([
        one.shown,
        one.commodity,
        one.described ? one.chargeType : null,
        one.unit,
        one.heading,
        one.quantityHeading,
      ]),
    )
    .join("");

/** A row of a file that could not be taken, by its number in the file, and the key of the sentence why. */
export type RefusedRow = { row: number; message: string };

/** The descriptors of a table's rows; a row without a charge type says nothing yet and is left out. */
export function descriptorsOf(rows: readonly string[][]): {
  taken: DescriptorInput[];
  refused: RefusedRow[];
} {
  const [heads = [], ...body] = rows;
  const places = columns.map((name) =>
    heads.findIndex((head) => head.trim().toLowerCase() === name.toLowerCase()),
  );
  if (places[0] === -1) return { taken: [], refused: [{ row: 1, message: "energy.error.no-heading" }] };
  const taken: DescriptorInput[] = [];
  const refused: RefusedRow[] = [];
  for (const [index, cells] of body.entries()) {
    const cellOf = (column: number) => withoutGuard(cells[places[column] ?? -1] ?? "");
    const values = Object.fromEntries(columns.map((name, column) => [name, cellOf(column)]));
    if (!values.line || !values.chargeType) continue;
    const parsed = descriptorInput.safeParse(values);
    if (parsed.success) taken.push(parsed.data);
    else refused.push({ row: index + 2, message: parsed.error.issues[0]?.message ?? "error.invalid" });
  }
  return { taken, refused };
}

/** What our own files put before a cell so that no spreadsheet runs it. */
const withoutGuard = (cell: string): string =>
  cell.replace(/^'(?=[\s\p{Z}\p{C}]*[=+\-@\uff1d\uff0b\uff0d\uff20\u2212\ufe66\ufe62\ufe63\ufe6b])/u, "");
