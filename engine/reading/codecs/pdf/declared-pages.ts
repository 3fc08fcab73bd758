/** How far the end of a dictionary is looked for, which may list its pages. */
const dictionaryReach = 100_000;

/** The largest page count that a page tree in this text (objects of a PDF) declares; 0 when there is none. */
export function declaredPages(text: string): number {
  let most = 0;
  for (const match of text.matchAll(/\/Type\s*\/Pages\b/g)) {
    const node = enclosingDictionary(text, match.index);
    const count = /\/Count\s+(\d+)/.exec(node)?.[1];
    most = Math.max(most, Number(count ?? 0));
  }
  return most;
}

function enclosingDictionary(text: string, inside: number): string {
  const start = text.lastIndexOf("<<", inside);
  const limit = Math.min(text.length, inside + dictionaryReach);
  let depth = 0;
  for (let at = Math.max(0, start); at < limit; at++) {
    const pair = text.slice(at, at + 2);
    if (pair !== "<<" && pair !== ">>") continue;
    depth += pair === "<<" ? 1 : -1;
    at++;
    if (depth === 0) return text.slice(start, at + 1);
  }
  return text.slice(Math.max(0, start), limit);
}
