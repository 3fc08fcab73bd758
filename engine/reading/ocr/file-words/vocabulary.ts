import { languages } from "../../../languages/languages";

let words: Set<string> | undefined;

/** Whether a word, in small letters, is one of those that the engine knows in any language. */
export function isKnownWord(word: string): boolean {
  words ??= new Set([...textsIn(languages)].flatMap((text) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []));
  return words.has(word.toLowerCase());
}

function* textsIn(value: unknown): Iterable<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null)
    for (const part of Object.values(value)) yield* textsIn(part);
}
