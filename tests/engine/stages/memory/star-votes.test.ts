import type { PlacedWord } from "@engine/stages/memory/fingerprint-of";
import { anchorsOf, bestSpot, type Spot, votesFor, wordIndexOf } from "@engine/stages/memory/star-votes";
import type { LearnedPlace } from "@engine/stages/memory/vendor-memory";
import { describe, expect, it } from "vitest";
import { placeAt, printOf } from "../../support/samples";

/** A value at 0.6 to 0.7 across, 0.2 to 0.22 down: its middle stands at 0.21. */
const place = placeAt(0.6, 0.2);
const spotOf = ({ page, left, top, right, bottom }: LearnedPlace): Spot => ({
  page,
  left,
  top,
  right,
  bottom,
});
const always = (_text: string) => true;
const anchors = (words: readonly PlacedWord[], { at = place, isStable = always, pageCount = 1 } = {}) =>
  anchorsOf(at, printOf(words, pageCount), isStable);

describe("the words that tell where a value stands", () => {
  it.each<[string, number, number, number]>([
    ["on its line, where the way along the line counts a third", 0.5, 0.21, 2 / (1 + 0.35 ** 2)],
    ["behind it on its line, from its right edge", 0.8, 0.21, 2 / (1 + 0.35 ** 2)],
    ["right above it, as the head of a column", 0.6, 0.16, 1.6 / 1.25],
    ["above it in another column", 0.3, 0.16, 1 / (1 + 0.5 ** 2 + 3 ** 2)],
    ["too far above to be its head", 0.6, 0.11, 0.5],
    ["below it", 0.6, 0.26, 0.8],
  ])("weigh by how near they are: %s", (_, left, middle, weight) => {
    expect(anchors([["betrag", 1, left, middle]])[0]?.weight).toBeCloseTo(weight, 6);
  });

  it("keep their distance to either edge and to its middle", () => {
    expect(anchors([["summe", 1, 0.45, 0.2]])).toMatchObject([{ text: "summe", page: 1 }]);
    const [anchor] = anchors([["summe", 1, 0.45, 0.2]]);
    expect(anchor?.fromLeft).toBeCloseTo(-0.15);
    expect(anchor?.fromRight).toBeCloseTo(-0.25);
    expect(anchor?.down).toBeCloseTo(-0.01);
  });

  it("are none of another page, and none of the value's own words", () => {
    const words: PlacedWord[] = [
      ["total", 2, 0.5, 0.21],
      ["inside", 1, 0.62, 0.21],
      ["atleft", 1, 0.5985, 0.21],
      ["behind", 1, 0.7, 0.21],
    ];
    expect(anchors(words).map(({ text }) => text)).toEqual(["behind"]);
  });

  it("count a quarter when other documents of the layout lack them", () => {
    const words: PlacedWord[] = [["importe", 1, 0.5, 0.21]];
    const [lasting] = anchors(words);
    const [passing] = anchors(words, { isStable: (text) => text !== "importe" });
    expect(passing?.weight).toBeCloseTo((lasting?.weight ?? 0) / 4);
  });

  it("are the thirty heaviest, the heaviest first", () => {
    const words = Array.from(
      { length: 45 },
      (_, row): PlacedWord => [`word${row}`, 1, 0.6, 0.26 + 0.02 * row],
    );
    const found = anchors([...words].reverse());
    expect(found).toHaveLength(30);
    expect(found.map(({ text }) => text)).toEqual(words.slice(0, 30).map(([text]) => text));
  });

  it("of several lines are measured from the first of them, because their number varies", () => {
    const address = placeAt(0.6, 0.2, { bottom: 0.3, lines: 4 });
    expect(anchors([["lieferadresse", 1, 0.6, 0.19]], { at: address })[0]?.down).toBeCloseTo(-0.02);
  });

  it.each([
    ["the only page is the first", 1, 1, 1],
    ["the last of three is remembered as the last", 3, 3, -1],
    ["the second of three is the second", 2, 3, 2],
  ])("%s", (_, page, pageCount, expected) => {
    const words: PlacedWord[] = [["saldo", page, 0.5, 0.21]];
    expect(anchors(words, { at: { ...place, page }, pageCount })[0]?.page).toBe(expected);
  });
});

describe("the votes for a spot", () => {
  const words: PlacedWord[] = [
    ["total", 1, 0.5, 0.21],
    ["subtotal", 1, 0.5, 0.18],
    ["zahlbar", 1, 0.1, 0.3],
  ];
  const known = anchors(words);
  const votes = (
    spot: Partial<Spot>,
    seen: readonly PlacedWord[] = words,
    { scale = 1, pageCount = 1 } = {},
  ) => votesFor({ ...spotOf(place), ...spot }, place, known, wordIndexOf(printOf(seen, pageCount), scale));

  it("are all where every word stands as it stood", () => {
    expect(votes({})).toBeCloseTo(1);
  });

  it("are all for a wider amount that ends at the same edge, and for a longer name that begins there", () => {
    expect(votes({ left: 0.5 })).toBeCloseTo(1);
    expect(votes({ right: 0.9 })).toBeCloseTo(1);
  });

  it("fall with the distance, to nothing a few lines away", () => {
    const near = votes({ top: 0.204, bottom: 0.224 });
    const far = votes({ top: 0.212, bottom: 0.232 });
    expect(near).toBeLessThan(1);
    expect(near).toBeGreaterThan(far);
    expect(far).toBeGreaterThan(0);
    expect(votes({ top: 0.4, bottom: 0.42 })).toBe(0);
    expect(votes({ left: 0.3, right: 0.4 })).toBeLessThan(0.1);
  });

  it("follow the words when all of the page has moved", () => {
    const moved = words.map(([text, page, x, y]): PlacedWord => [text, page, x + 0.03, y + 0.2]);
    expect(votes({ left: 0.63, right: 0.73, top: 0.4, bottom: 0.42 }, moved)).toBeCloseTo(1);
    expect(votes({}, moved)).toBe(0);
  });

  it("follow a page that was scanned larger", () => {
    const larger = words.map(([text, page, x, y]): PlacedWord => [text, page, 1.2 * x, 1.2 * y]);
    const spot = { left: 0.72, right: 0.84, top: 0.24, bottom: 0.264 };
    expect(votes(spot, larger, { scale: 1.2 })).toBeCloseTo(1);
    expect(votes(spot, larger)).toBeLessThan(0.8);
  });

  it("count a word that is not on the page less than one that stands elsewhere", () => {
    const [total, ...others] = known.map(({ weight }) => weight);
    if (total === undefined) throw new Error("the word on the line is an anchor");
    const rest = others.reduce((sum, weight) => sum + weight, 0);
    const elsewhere = words.map((word): PlacedWord => (word[0] === "total" ? ["total", 1, 0.5, 0.9] : word));
    expect(votes({}, words.slice(1))).toBeCloseTo(rest / (rest + 0.4 * total));
    expect(votes({}, elsewhere)).toBeCloseTo(rest / (rest + total));
  });

  it("take the best of a word that stands there several times", () => {
    expect(votes({}, [["total", 1, 0.1, 0.9], ...words, ["total", 1, 0.9, 0.05]])).toBeCloseTo(1);
  });

  it("count a little less on another page than it stood on", () => {
    const second = words.map(([text, , x, y]): PlacedWord => [text, 2, x, y]);
    expect(votes({ page: 2 }, second, { pageCount: 2 })).toBeCloseTo(0.8);
    expect(votes({ page: 1 }, second, { pageCount: 2 })).toBe(0);
  });

  it("expect what stood on the last page on the last page, however many there are", () => {
    const onLast = (page: number) => words.map(([text, , x, y]): PlacedWord => [text, page, x, y]);
    const at = { ...place, page: 3 };
    const last = anchorsOf(at, printOf(onLast(3), 3), always);
    const index = (page: number, pageCount: number) => wordIndexOf(printOf(onLast(page), pageCount), 1);
    expect(votesFor({ ...spotOf(at), page: 5 }, at, last, index(5, 5))).toBeCloseTo(1);
    expect(votesFor({ ...spotOf(at), page: 3 }, at, last, index(3, 5))).toBeCloseTo(0.8);
  });

  it("are none without anchors", () => {
    expect(votesFor(spotOf(place), place, [], wordIndexOf(printOf(words), 1))).toBe(0);
  });
});

describe("the spot that most words name", () => {
  const words: PlacedWord[] = [
    ["kundennummer", 1, 0.4, 0.21],
    ["rechnungsdatum", 1, 0.4, 0.24],
    ["lieferschein", 1, 0.4, 0.27],
  ];
  const move = ([text, page, x, y]: PlacedWord): PlacedWord => [text, page, x - 0.1, y + 0.3];

  it("is that of the value, moved with them", () => {
    const spot = bestSpot(place, anchors(words), wordIndexOf(printOf(words.map(move)), 1));
    expect(spot?.votes).toBeCloseTo(1);
    expect(spot?.left).toBeCloseTo(0.5);
    expect(spot?.right).toBeCloseTo(0.6);
    expect(spot?.top).toBeCloseTo(0.5);
    expect(spot?.bottom).toBeCloseTo(0.52);
  });

  it("is not that of the heaviest word alone when it strayed", () => {
    const head: PlacedWord[] = [
      ["kundennummer", 1, 0.57, 0.21],
      ["betrag", 1, 0.6, 0.18],
      ["rechnung", 1, 0.6, 0.16],
    ];
    const strayed: PlacedWord = ["kundennummer", 1, 0.1, 1.2];
    const known = anchors(head);
    expect(known[0]?.text).toBe("kundennummer");
    const spot = bestSpot(place, known, wordIndexOf(printOf([strayed, ...head.slice(1)]), 1));
    expect(spot?.left).toBeCloseTo(0.6);
    expect(spot?.top).toBeCloseTo(0.2);
    expect(spot?.votes).toBeLessThan(1);
  });

  it("is as large as the page is, and begins at the first line of several", () => {
    const address = placeAt(0.6, 0.2, { bottom: 0.28, lines: 3 });
    const larger = words.map(([text, page, x, y]): PlacedWord => [text, page, 1.1 * x, 1.1 * y]);
    const spot = bestSpot(address, anchors(words, { at: address }), wordIndexOf(printOf(larger), 1.1));
    expect(spot?.left).toBeCloseTo(0.66);
    expect(spot?.top).toBeCloseTo(0.22);
    expect(spot?.bottom).toBeCloseTo(0.308);
  });

  it("is none where no word is known", () => {
    expect(bestSpot(place, anchors(words), wordIndexOf(printOf([["other", 1, 0.5, 0.5]]), 1))).toBeNull();
    expect(bestSpot(place, [], wordIndexOf(printOf(words), 1))).toBeNull();
  });
});

describe("words looked up by their text", () => {
  const index = wordIndexOf(
    printOf([
      ["fattura", 1, 0.1, 0.1],
      ["fattura", 2, 0.2, 0.2],
      ["data", 1, 0.3, 0.3],
    ]),
    1,
  );
  const pages = (text: string) => index.placesOf(text).map(([, page]) => page);

  it.each<[string, number[]]>([
    ["fattura", [1, 2]],
    ["fattvra", [1, 2]],
    ["fatture", [1, 2]],
    ["fatura", [1, 2]],
    ["fattvro", []],
    ["data", [1]],
    ["dato", []],
    ["", []],
  ])("%s stands on %j", (text, expected) => {
    expect(pages(text)).toEqual(expected);
    expect(pages(text), "asked again").toEqual(expected);
  });

  it("are not looked for one letter off where they stand as they are", () => {
    const both = wordIndexOf(
      printOf([
        ["meter", 1, 0.1, 0.1],
        ["meters", 2, 0.1, 0.1],
      ]),
      1,
    );
    expect(both.placesOf("meter")).toEqual([["meter", 1, 0.1, 0.1]]);
  });
});
