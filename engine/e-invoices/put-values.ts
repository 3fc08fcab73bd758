import type { EmbeddedValues } from "./embedded-data";

/** Adds what is there of the values to a field; one that is there already is not doubled. */
export function putValues(fields: EmbeddedValues, key: string, ...values: (string | undefined)[]): void {
  const known = values.filter((value): value is string => value !== undefined && value !== "");
  const all = [...new Set([...(fields[key] ?? []), ...known])];
  if (all.length > 0) fields[key] = all;
}
