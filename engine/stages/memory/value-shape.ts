/** How alike are shapes that differ in lengths only. Set by hand; only their order and what is left of place votes matter. */
const sameRuns = 0.95;
/** The same letters in front. */
const sameHead = 0.9;
/** Both with digits, or both without. */
const sameKind = 0.65;
/** Nothing in common. */
const otherKind = 0.3;

/** A value's look: letters as A or a, digits as 0, all else as it is ("INV-00042" is "AAA-00000"). */
function valueShape(text: string): string {
  return text
    .replace(/\p{Lu}/gu, "A")
    .replace(/\p{L}/gu, (letter) => (letter === "A" ? letter : "a"))
    .replace(/\d/g, "0");
}

/**
 * How alike two numbers look: 1 for the same shape, less for the same kinds of signs in the same order, least for
 * others. The same letters in front ("INV-") count as much as the same shape.
 */
export function shapeSimilarity(a: string, b: string): number {
  const shapes = [valueShape(a), valueShape(b)] as const;
  if (shapes[0] === shapes[1]) return 1;
  const runs = shapes.map((shape) => shape.replace(/(.)\1+/g, "$1"));
  if (runs[0] === runs[1]) return sameRuns;
  const head = /^[\p{L}#/-]{2,}/u.exec(a)?.[0];
  if (head && b.startsWith(head)) return sameHead;
  return /\d/.test(a) === /\d/.test(b) ? sameKind : otherKind;
}
