/** A text as OData filters and keys write it. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The filter for rows whose property has one of the values. */
export const anyOf = (property: string, values: readonly string[]): string =>
  values.map((value) => `${property} eq ${quoted(value)}`).join(" or ");

/** Values that one filter asks for: the address of a call stays short enough. */
const valuesAtOnce = 20;

/** Those of the codes that rows have, in upper case, in which ERP systems compare them; asked for in parts. */
export async function codesThere(
  codes: readonly string[],
  list: (some: string[]) => Promise<string[]>,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (let start = 0; start < codes.length; start += valuesAtOnce)
    for (const code of await list(codes.slice(start, start + valuesAtOnce))) found.add(code.toUpperCase());
  return found;
}
