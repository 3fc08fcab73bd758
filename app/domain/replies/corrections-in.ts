/** What a reply asks for: values by field as they were written, whether to approve, and what could not be read. */
export type WrittenCorrections = { fields: Record<string, string>; approve: boolean; faults: LineFault[] };

/**
 * A line that could not be read, and why: `unknown` names no field, `unsure` names several, `twice` gives a field another value than
 * a line before, `empty` gives none, `plain` is neither a value nor a word that we know.
 */
export type LineFault = { kind: "unknown" | "unsure" | "twice" | "empty" | "plain"; line: string };

/** The names by which a field may be called, folded; one name may be that of several. */
export type FieldNames = ReadonlyMap<string, readonly string[]>;

const longestName = 60;
const approval = /^(approve|aprobar)[ .!]*$/i;

/** A name without case, accents, and what separates its words. */
export const foldName = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The names of fields, each with the keys it stands for. */
export function fieldNamesOf(fields: readonly { key: string; names: readonly string[] }[]): FieldNames {
  const found = new Map<string, string[]>();
  for (const { key, names } of fields)
    for (const name of new Set(names.map(foldName)))
      if (name !== "") found.set(name, [...(found.get(name) ?? []), key]);
  return found;
}

/** Reads the lines that a person wrote: `Total: 123.45`, or the word that approves. */
export function correctionsIn(lines: readonly string[], names: FieldNames): WrittenCorrections {
  const read: WrittenCorrections = { fields: {}, approve: false, faults: [] };
  for (const line of lines) {
    if (approval.test(line)) read.approve = true;
    else {
      const kind = readLine(line, names, read.fields);
      if (kind) read.faults.push({ kind, line });
    }
  }
  return read;
}

/** Takes the value of a line over; says why not when it cannot be read. */
function readLine(line: string, names: FieldNames, fields: Record<string, string>): LineFault["kind"] | null {
  const [, name, written] = /^([^:=]{1,60}?)\s*[:=]\s*(.*)$/.exec(line) ?? [];
  if (name === undefined || written === undefined || name.length > longestName) return "plain";
  const keys = names.get(foldName(name)) ?? [];
  const [key] = keys;
  // "See you at 10:30" or a link is no line that names a field.
  if (key === undefined) return /^\s|^$/.test(line.slice(line.search(/[:=]/) + 1)) ? "unknown" : "plain";
  if (keys.length > 1) return "unsure";
  const value = written.trim();
  if (value === "") return "empty";
  if (fields[key] !== undefined && fields[key] !== value) return "twice";
  fields[key] = value;
  return null;
}

/** Whether a fault keeps the whole reply from being taken: everything but what people write around it. */
export const isBlockingFault = ({ kind }: LineFault): boolean => kind !== "plain";
