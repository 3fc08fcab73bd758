import { characterTable } from "./character-table";

const plainOf = new Map(
  Object.entries(characterTable).flatMap(([plain, codes]) =>
    codes.map((code) => [String.fromCodePoint(code), plain] as const),
  ),
);
const special = new RegExp(`[${[...plainOf.keys()].map(escaped).join("")}]`, "gu");
/** Within a code, a number or a name; a dash that stands free, or ends an amount, is one. */
const dashWithin =
  /(?<=[\p{L}\p{N}])\u2013(?=[\p{L}\p{N}])|(?<=\p{N})\u2014(?=\p{N})|(?<=^|[\s(])\u2013(?=\p{N})/gu;

/** What a font without a map gives for the glyph between words; a map of characters cannot name it. */
const noCode = "\u0000";

/** A text with the characters that people type for those that fonts and writers put in their place. */
export function plainCharacters(text: string): string {
  return text
    .replaceAll(noCode, " ")
    .replace(special, (character) => plainOf.get(character) ?? character)
    .replace(dashWithin, "-");
}

function escaped(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
