import { mergeFileWords } from "@engine/reading/ocr/file-words/merge-file-words";
import type { Page, Word } from "@engine/reading/page";
import { makeGrey } from "@tests/support/make-grey";
import { describe, expect, test } from "vitest";

const inked = makeGrey(400, 400, (x) => (x % 7 < 3 ? 20 : 250));
const blank = makeGrey(400, 400, () => 250);

/** Words one below the other; each a text and how sure it is. */
const column = (texts: readonly (readonly [string, number])[]): Word[] =>
  texts.flatMap(([text, confidence], row) =>
    text === "" ? [] : [{ text, confidence, box: [0.1, row * 0.05, 0.5, row * 0.05 + 0.03] as const }],
  );

const pageWith = (words: Word[]): Page => ({
  number: 1,
  width: 400,
  height: 400,
  source: "ocr",
  confidence: 0.9,
  turns: 0,
  words,
});

type Readings = readonly (readonly [own: string, confidence: number, told: string])[];

function together(readings: Readings, picture = inked) {
  const own = column(readings.map(([text, confidence]) => [text, confidence]));
  const told = column(readings.map(([, , text]) => [text, 1]));
  return mergeFileWords(pageWith(own), { printed: [], told, unknown: [] }, picture);
}

const agreed: Readings = [
  ["Pizzeria", 0.9, "Pizzeria"],
  ["40,00", 0.9, "40,00"],
  ["19,40", 0.9, "19,40"],
  ["Leipzig", 0.9, "Leipzig"],
];

/** What the last of some readings comes to. */
function decided(own: string, confidence: number, told: string): Word | undefined {
  return together([...agreed, [own, confidence, told]]).words[agreed.length];
}

describe("somebody else's reading of the same picture", () => {
  test("makes words surer on which both agree", () => {
    const [word] = together(agreed).words;
    expect(word?.text).toBe("Pizzeria");
    expect(word?.confidence).toBeGreaterThan(0.95);
  });

  test("makes words less sure on which they differ", () => {
    const word = decided("Bistro", 0.93, "Bastro");
    expect(word?.text).toBe("Bistro");
    expect(word?.confidence).toBeLessThan(0.8);
  });

  test.each([
    ["a sum decides", "99,40", 0.85, "59,40", "59,40"],
    ["a sum decides against the other", "59,40", 0.6, "99,40", "59,40"],
    ["a check digit decides", "DE136695978", 0.9, "DE136695976", "DE136695976"],
    ["the shape of an amount decides", "53,61", 0.8, "53)61", "53,61"],
    ["a word that is known decides", "Rechnunq", 0.9, "Rechnung", "Rechnung"],
    ["letters that our reader does not know are taken over", "Kúche", 0.9, "Küche", "Küche"],
    ["also where they were taken for two", "Miinchen", 0.9, "München", "München"],
    ["and so is the sharp s", "AnlaB", 0.9, "Anlaß", "Anlaß"],
    ["letters of another script are an error", "04109", 0.7, "\u0647 4109", "04109"],
  ])("%s", (_why, own, confidence, told, expected) => {
    expect(decided(own, confidence, told)?.text).toBe(expected);
  });

  test("adds words that we passed over, and no marks", () => {
    expect(decided("", 0, "Tisch")).toMatchObject({ text: "Tisch", confidence: 0.6 });
    expect(decided("", 0, "~;")).toBeUndefined();
  });

  test("says nothing where the picture shows nothing, and that is told", () => {
    const page = together([["", 0, "Phantom"]], blank);
    expect(page.words).toEqual([]);
    expect(page.hidden).toBe(1);
  });
});

test("a layer that does not say what the picture says has no say, word by word or as a whole", () => {
  const own = ["Harbour", "Joinery", "Total", "59,40"];
  const foreign = ["Phantom", "Trading", "Sum", "99,40"];
  const page = together(own.map((text, row) => [text, 0.8, foreign[row] ?? ""]));
  expect(page.words.map(({ text }) => text)).toEqual(own);
  expect(decided("Harbour", 0.8, "Rechnung")?.text).toBe("Harbour");
});

test("words that the file prints stand as they are, whatever was recognised", () => {
  const [own, printed] = [column([["PA1D", 0.9]]), column([["PAID", 1]])];
  expect(mergeFileWords(pageWith(own), { printed, told: [], unknown: [] }, inked).words).toEqual(printed);
});

test("of a page with a few unknown codes only these words are taken from the picture", () => {
  const own = column([
    ["Totai", 0.9],
    ["quayside", 0.9],
    ["scrawl", 0.9],
  ]);
  const printed = column([["Total", 1]]);
  const unknown = column([
    ["", 1],
    ["quay\ufffdside", 0.3],
  ]);
  const page = mergeFileWords(pageWith(own), { printed, told: [], unknown }, inked);
  expect(page.words.map(({ text }) => text)).toEqual(["Total", "quayside"]);
  expect(page.source).toBe("text");
});

test("a page that was turned to be read is compared as it lies then", () => {
  // On the sheet as shown the word runs down along the right edge.
  const told: Word[] = [{ text: "Total", confidence: 1, box: [0.97, 0.1, 1, 0.5] }];
  const page = { ...pageWith(column([["Total", 0.9]])), turns: 3 };
  const { words } = mergeFileWords(page, { printed: [], told, unknown: [] }, inked);
  expect(words).toHaveLength(1);
  expect(words[0]?.confidence).toBeGreaterThan(0.95);
});
