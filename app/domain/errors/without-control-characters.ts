/**
 * An input with the control characters taken out of its texts, however deep they stand: nobody types them, and a NUL ends a
 * text early in other programs. Tabs and line ends stay, other white space becomes a space. Bytes and the like are left alone.
 */
export function withoutControlCharacters<T>(input: T): T {
  return cleaned(input) as T;
}

function cleaned(value: unknown): unknown {
  if (typeof value === "string") return controls.test(value) ? value.replace(everyControl, replaced) : value;
  if (Array.isArray(value)) {
    const items = value.map(cleaned);
    return items.some((item, at) => item !== value[at]) ? items : value;
  }
  if (!isPlain(value)) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, cleaned(item)] as const);
  return entries.some(([key, item]) => item !== value[key]) ? Object.fromEntries(entries) : value;
}

const controls = /\p{Cc}/u;
const everyControl = /\p{Cc}/gu;

const replaced = (sign: string) => ("\t\n\r".includes(sign) ? sign : "\v\f\u0085".includes(sign) ? " " : "");

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
