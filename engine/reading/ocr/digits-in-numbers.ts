const alike: Record<string, string> = {
  O: "0",
  o: "0",
  Q: "0",
  D: "0",
  C: "0",
  I: "1",
  l: "1",
  "|": "1",
  S: "5",
  B: "8",
};
const digit = "[\\dOoQDCIl|SB]";
const numberShapes = [
  new RegExp(`^${digit}{1,3}(?:[.,]?${digit}{3})*[.,]${digit}{2}$`),
  new RegExp(`^${digit}{1,2}([/.-])${digit}{1,2}\\1(?:${digit}{2}|${digit}{4})$`),
  new RegExp(`^${digit}{1,2}:${digit}{2}(?::${digit}{2})?$`),
];
const affixes = /^((?:RM|Rs\.?|[A-Z]{0,2}[$\u20ac£\u20b9])?[-(]?)(.*?)([)%-]?)$/;
/** Set by hand: most of the characters must be digits already, else a word with a few would become a number. */
const realShare = 0.6;

/**
 * Sets digits in the place of letters that look like them (O, I, S …) in a word that has the shape of an amount, a date
 * or a time and consists of digits for the most part; any other word stays as it is.
 */
export function digitsInNumbers(text: string): string {
  const [, before = "", middle = "", after = ""] = affixes.exec(text) ?? [];
  if (!numberShapes.some((shape) => shape.test(middle))) return text;
  const characters = [...middle].filter((character) => /[\p{L}\d|]/u.test(character));
  const real = characters.filter((character) => /\d/.test(character)).length;
  if (real === characters.length || real < characters.length * realShare) return text;
  return before + [...middle].map((character) => alike[character] ?? character).join("") + after;
}
