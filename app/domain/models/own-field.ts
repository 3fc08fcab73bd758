import type { FieldType } from "@fieldwise/engine/results";

/** What a field can hold that a tenant makes up. */
export const ownFieldTypes = [
  "text",
  "number",
  "amount",
  "date",
  "id",
  "address",
] as const satisfies FieldType[];

/** A field outside the catalogue: the tenant's own name for it, which is also the label looked for, and its type. */
export type OwnField = { name: string; type: (typeof ownFieldTypes)[number] };

/** How many fields of its own a model may have, and how many characters their names. */
export const maxOwnFields = 30;
export const maxOwnNameLength = 60;

const prefix = "own:";
const longestSlug = 48;

/** Whether a key names a field that a tenant made up. */
export const isOwnKey = (key: string): boolean => key.startsWith(prefix);

/** The form in which names of own fields are compared: "Delivery Note no." and "delivery-note NO" are one name. */
export function foldFieldName(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** The key of a new own field: its folded name, with a number when another field has it. It outlives renaming. */
export function ownKeyOf(name: string, taken: ReadonlySet<string>): string {
  const key = `${prefix}${foldFieldName(name).slice(0, longestSlug)}`;
  let candidate = key;
  for (let number = 2; taken.has(candidate); number++) candidate = `${key}-${number}`;
  return candidate;
}
