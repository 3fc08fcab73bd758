/** The first character with ink in Unicode is the one behind it. */
const space = 32;

// Advance widths of Helvetica in 1/1000 em for the printable ASCII characters from the space on.
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
/** Of 1,000 to the em, as Helvetica's capitals on the average. */
const otherCapital = 700;
/** As Helvetica's digits and most small letters. */
const otherLetter = 556;
/** Ideographs are as wide as high. */
const ideograph = 1000;

/** The usual width of a character in 1/1000 em: most office fonts share these proportions. */
export function letterWidth(character: string): number {
  const code = character.codePointAt(0) ?? space;
  const known = widths[code - space];
  if (known !== undefined) return known;
  if (code === 0xa0) return widths[0] ?? otherLetter;
  if (code >= 0x2e80) return ideograph;
  const plain = character.normalize("NFD").charCodeAt(0);
  return widths[plain - space] ?? (character.toLowerCase() === character ? otherLetter : otherCapital);
}
