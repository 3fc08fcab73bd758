const text = String.raw`"[^"\\\x00-\x1f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\x00-\x1f]*)*"`;
const word = String.raw`-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null`;
const token = new RegExp(String.raw`([{}[\],:])|(${text})|(?:${word})`, "y");

/** What may come next; "first" follows an opening bracket, where the closing one may come, too. */
type Next = "value" | "first" | "name" | "first name" | "colon" | "comma" | "end";

/**
 * Where in a text it is seen not to be JSON, in characters from its start: the first token that is not allowed there, or the end. (A
 * parser's own message names the place only sometimes, and differently in each runtime.)
 */
export function placeOfJsonFlaw(source: string): number {
  const open: ("{" | "[")[] = [];
  let next: Next = "value";
  let at = 0;
  for (;;) {
    while (" \t\n\r".includes(source[at] ?? "x")) at++;
    token.lastIndex = at;
    const [whole, mark, string] = token.exec(source) ?? [];
    const after: Next | null = whole === undefined ? null : stepOf(next, mark, string !== undefined, open);
    if (after === null || whole === undefined) return at;
    next = after;
    at += whole.length;
  }
}

/** What may come behind a token, or null where it may not stand. Opened and closed brackets are recorded in `open`. */
function stepOf(next: Next, mark: string | undefined, isText: boolean, open: ("{" | "[")[]): Next | null {
  const behind = (): Next => (open.length > 0 ? "comma" : "end");
  const isValue = next === "value" || next === "first";
  if (mark === "{" || mark === "[") {
    if (!isValue) return null;
    open.push(mark);
    return mark === "{" ? "first name" : "first";
  }
  if (mark === "}" || mark === "]") {
    const isFirst = next === (mark === "}" ? "first name" : "first");
    if (open.at(-1) !== (mark === "}" ? "{" : "[") || !(isFirst || next === "comma")) return null;
    open.pop();
    return behind();
  }
  if (mark === ",") return next === "comma" ? (open.at(-1) === "{" ? "name" : "value") : null;
  if (mark === ":") return next === "colon" ? "value" : null;
  if (isValue) return behind();
  return isText && (next === "name" || next === "first name") ? "colon" : null;
}
