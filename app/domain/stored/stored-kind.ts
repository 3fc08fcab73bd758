import type { z } from "zod";

/** A kind of JSON that is kept in a column or a file. `read` takes it as it was kept, whatever version that was. */
export type StoredKind<T> = { name: string; read(json: unknown): T; write(value: T): unknown };

/** A version that is written no more: what it looked like, and how the next one is made of it. */
export type OlderVersion = { schema: z.ZodType; next(value: never): unknown };

/** Something stored cannot be used: it is of a newer version, or not what its version looks like. Nothing was changed. */
class StoredJsonError extends Error {
  override name = "StoredJsonError";
}

/**
 * A kind by the schema of its newest version and the older ones, the first of all first. The first version is kept bare, as
 * all was before there were versions; later ones in an envelope with their number. What needs no migration is answered as it
 * was read, with all that its schema does not know.
 */
export function storedKind<T>(
  name: string,
  schema: z.ZodType,
  older: readonly OlderVersion[] = [],
): StoredKind<T> {
  const newest = older.length + 1;
  return {
    name,
    write: (value) => (newest === 1 ? value : { storedVersion: newest, data: value }),
    read(json) {
      const { version, data } = opened(json);
      const isKnown = Number.isInteger(version) && version >= 1 && version <= newest;
      if (!isKnown)
        throw new StoredJsonError(`${name} is of version ${version}; this release knows ${newest} at most`);
      let value = data;
      for (let at = version; ; at += 1) {
        const step = older[at - 1];
        check(name, at, step?.schema ?? schema, value);
        if (!step) return value as T;
        value = step.next(value as never);
      }
    },
  };
}

/** Reads the bytes of a file; null when there is none. */
export const readStored = <T>(kind: StoredKind<T>, bytes: Uint8Array | null): T | null =>
  bytes && readStoredText(kind, new TextDecoder().decode(bytes));

/** Reads a text. Throws StoredJsonError, also when it is no JSON. */
export function readStoredText<T>(kind: StoredKind<T>, text: string): T {
  return kind.read(parsed(kind.name, text));
}

export const storedText = <T>(kind: StoredKind<T>, value: T): string => JSON.stringify(kind.write(value));

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new StoredJsonError(`${name} is no JSON`);
  }
}

function opened(json: unknown): { version: number; data: unknown } {
  const isEnveloped = typeof json === "object" && json !== null && "storedVersion" in json && "data" in json;
  return isEnveloped ? { version: Number(json.storedVersion), data: json.data } : { version: 1, data: json };
}

function check(name: string, version: number, schema: z.ZodType, value: unknown): void {
  const { error } = schema.safeParse(value);
  if (!error) return;
  const [issue] = error.issues;
  const where = issue?.path.length ? ` at ${issue.path.join(".")}` : "";
  throw new StoredJsonError(`${name} is not what version ${version} looks like${where}: ${issue?.message}`);
}
