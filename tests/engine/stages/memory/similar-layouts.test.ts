import { layoutOf } from "@engine/stages/layout/document-layout";
import { align } from "@engine/stages/memory/align";
import { type Fingerprint, fingerprintOf, type PlacedWord } from "@engine/stages/memory/fingerprint-of";
import { similarityOf } from "@engine/stages/memory/layout-similarity";
import { lookupKeys } from "@engine/stages/memory/lookup-keys";
import { trustOf } from "@engine/stages/memory/track-record";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";
import { seededRandom } from "../../../../lab/samples/seeded-random";

const sheet = (number: string, name = "Larkmoor Joinery") => `
  ${name}                  www.larkmoor.example
  Workshop Mill Lane Leeds

  Reference ${number}             Collected Monday

  Panelling supplied and fitted           420.00
  Scaffolding hired                        80.00

  Timber remains our property until settled`;
const printOf = (typed: string) => fingerprintOf(layoutOf([pageOf(typed)]));
const known = printOf(sheet("2041"));
const moved = ({ words, ...rest }: Fingerprint, move: (word: PlacedWord) => PlacedWord): Fingerprint => ({
  ...rest,
  words: words.map(move),
});

describe("words of one document laid over those of another", () => {
  it("are scaled and moved by the medians", () => {
    const other = moved(known, ([text, page, x, y]) => [text, page, 0.9 * x + 0.02, 0.9 * y - 0.03]);
    const { scale, right, down } = align(known.words, other.words);
    expect(scale).toBeCloseTo(0.9, 1);
    expect(right).toBeCloseTo(0.02, 1);
    expect(down).toBeCloseTo(-0.03, 1);
  });

  it("are not thrown off by a few words that moved", () => {
    const other = moved(known, (word) => (word[0] === "scaffoldlng" ? [word[0], word[1], 0.9, 1.2] : word));
    expect(align(known.words, other.words).scale).toBeCloseTo(1, 2);
  });

  it("stay where they are with fewer than four in common, and at sizes that no scan has", () => {
    expect(align(known.words.slice(0, 3), known.words)).toEqual({ scale: 1, right: 0, down: 0 });
    const huge = moved(known, ([text, page, x, y]) => [text, page, 3 * x, 3 * y]);
    expect(align(known.words, huge.words).scale).toBe(1);
    expect(align([], [])).toEqual({ scale: 1, right: 0, down: 0 });
  });
});

describe("how alike two layouts are", () => {
  it("is all for the same sheet, and nearly all for its next", () => {
    expect(similarityOf(known, known)).toEqual({ layout: 1, words: 1, keys: 1 });
    expect(similarityOf(known, printOf(sheet("9977"))).layout).toBeGreaterThan(0.95);
  });

  it("is little for another sheet, and nothing for an empty one", () => {
    const other = printOf(
      "Bolt and Sons Haulage\n\n\nPallets moved to Ballarat depot\n\n\nDiesel surcharge applies",
    );
    expect(similarityOf(known, other).layout).toBeLessThan(0.2);
    expect(similarityOf(known, printOf(""))).toEqual({ layout: 0, words: 0, keys: 0 });
  });

  it("is less where the words stand elsewhere", () => {
    const random = seededRandom(5);
    const strewn = moved(known, ([text, page]) => [text, page, random(), random()]);
    const { layout, words } = similarityOf(known, strewn);
    expect(words).toBe(1);
    expect(layout).toBeLessThan(0.5);
  });
});

describe("the keys by which a layout is looked up", () => {
  const shared = (one: Fingerprint, other: Fingerprint) => {
    const keys = new Set(lookupKeys(other));
    return lookupKeys(one).filter((key) => keys.has(key)).length;
  };

  it("are mostly the same for the next sheet of the layout, and others for another", () => {
    expect(shared(known, printOf(sheet("9977")))).toBeGreaterThan(15);
    expect(shared(known, printOf("Bolt and Sons Haulage\nPallets moved to Ballarat depot"))).toBeLessThan(3);
  });

  it("are 32 at most, and none of a page without words", () => {
    expect(lookupKeys(known).length).toBeLessThanOrEqual(32);
    expect(lookupKeys(printOf(""))).toEqual([]);
  });
});

it.each([
  [0, 0, 1],
  [5, 5, 1],
  [100, 0, 1.4],
  [0, 100, 0.15],
])("a record of %i right and %i wrong is trusted %d", (right, wrong, trust) => {
  expect(trustOf({ right, wrong })).toBeCloseTo(trust);
});

it("trust grows with what is right and falls with what is wrong", () => {
  expect(trustOf({ right: 1, wrong: 0 })).toBeGreaterThan(1);
  expect(trustOf({ right: 0, wrong: 1 })).toBeLessThan(1);
});
