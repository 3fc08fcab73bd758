/** Replacement characters, controls and private use: what comes out of a font that does not say what its glyphs mean. */
const unknown = "\\u0000-\\u001f\\u007f-\\u009f\\ue000-\\uf8ff\\ufffd";
const oneUnknown = new RegExp(`[${unknown}]`, "u");
// Bullets and pictures of symbol fonts stand before a word or behind it; only the replacement character is never one.
const within = new RegExp(
  `[\\p{L}\\p{N}][${unknown}]+[\\p{L}\\p{N}]|[\\p{L}\\p{N}]\\ufffd|\\ufffd[\\p{L}\\p{N}]`,
  "u",
);

/** Whether a character says nothing about what is printed. */
export const isUnknownCode = (character: string): boolean => oneUnknown.test(character);

/** Whether a word has a code in it that says nothing: what is printed there only the picture shows. */
export const hasUnknownCode = (word: string): boolean => within.test(word);
