import type { Box, Page } from "@engine/reading/page";
import { describe, expect, it, test } from "vitest";
import { degrade } from "../../../lab/generator/degradation/degrade";
import { misread, withoutAccents } from "../../../lab/generator/degradation/misread";
import { tightBox } from "../../../lab/generator/degradation/tight-box";
import { diceOf } from "../../../lab/generator/dice";
import { makeDocument } from "../../../lab/generator/make-document";

const seeds = (count: number) => Array.from({ length: count }, (_, seed) => seed);

describe("the box around a word's ink", () => {
  const around = (text: string) => {
    const [, top, , bottom] = tightBox(text, [0.1, 0.1, 0.2, 0.211]);
    // In heights of the font (0.1): above and below the baseline, which is at 0.19.
    return [(0.19 - top) * 10, (bottom - 0.19) * 10].map((share) => Math.round(share * 100) / 100);
  };
  const cases: [text: string, above: number, below: number][] = [
    ["TOTAL", 0.72, 0.01],
    ["sum", 0.53, 0.01],
    ["page", 0.53, 0.2],
    ["1,284.50", 0.72, 0.2],
    ["...", 0.12, 0.01],
    ["(net)", 0.72, 0.2],
  ];
  test.each(cases)("%s reaches %d above and %d below its line", (text, above, below) => {
    expect(around(text)).toEqual([above, below]);
  });

  it("is as wide as the word", () => {
    const [left, , right] = tightBox("TOTAL", [0.1, 0.1, 0.2, 0.2]);
    expect([left, right]).toEqual([0.1, 0.2]);
  });
});

describe("a misread word", () => {
  it("differs from the word in one place, and is never empty", () => {
    for (const seed of seeds(400)) {
      const word = ["TOTAL", "1,284.50", "Rechnung", "a", "§", "."][seed % 6] as string;
      const read = misread(word, diceOf(seed));
      expect(read.length).toBeGreaterThan(0);
      expect(Math.abs(read.length - word.length)).toBeLessThanOrEqual(1);
    }
  });

  it("takes characters for those that look like them", () => {
    const of = (text: string) => new Set(seeds(300).map((seed) => misread(text, diceOf(seed))));
    expect([...of("0")].sort()).toEqual(["6", "8", "D", "O", "o"]);
    expect([...of("€")].sort()).toEqual(["6", "C", "E"]);
    // A point may be lost; alone it stays, as a word has something in it.
    expect([...of(".")].sort()).toEqual([",", "."]);
  });

  it("is the same for the same seed", () => {
    expect(misread("1,284.50", diceOf(7))).toBe(misread("1,284.50", diceOf(7)));
  });
});

describe("accents", () => {
  it("are lost or turned, and nothing else is", () => {
    const read = new Set(seeds(60).map((seed) => withoutAccents("Société à Málaga 12", diceOf(seed))));
    expect(read).toEqual(new Set(["Societe a Malaga 12", "Sociètè á Màlaga 12"]));
  });

  it("leave a word without any as it is", () => {
    for (const seed of seeds(20)) expect(withoutAccents("TOTAL ß 9", diceOf(seed))).toBe("TOTAL ß 9");
  });
});

describe("a page as recognition gives it back", () => {
  const printed = makeDocument(5, { kind: "invoice", medium: "digital" }).pages[0] as Page;
  const read = (medium: "scan" | "photo", seed: number) => degrade(printed, medium, diceOf(seed, "damage"));
  const kept = ({ words }: Page) => {
    const rest = words.map(({ text }) => text);
    return printed.words.filter(({ text }) => {
      const at = rest.indexOf(text);
      if (at >= 0) rest.splice(at, 1);
      return at >= 0;
    }).length;
  };

  it("is the same for the same seed", () => {
    expect(JSON.stringify(read("scan", 1))).toBe(JSON.stringify(read("scan", 1)));
    expect(JSON.stringify(read("scan", 1))).not.toBe(JSON.stringify(read("scan", 2)));
  });

  it("says that it was recognised, and at which resolution", () => {
    const scans = seeds(20).map((seed) => read("scan", seed));
    expect(scans.every(({ source }) => source === "ocr")).toBe(true);
    const dpi = (page: Page) => Math.round((72 * page.width) / printed.width);
    expect(scans.every((page) => [150, 200, 300].includes(dpi(page)))).toBe(true);
    expect(seeds(20).every((seed) => [130, 170, 220].includes(dpi(read("photo", seed))))).toBe(true);
  });

  it("keeps most words; a photo loses more than a scan", () => {
    const share = (medium: "scan" | "photo") =>
      seeds(60).reduce((sum, seed) => sum + kept(read(medium, seed)), 0) / (60 * printed.words.length);
    const [scan, photo] = [share("scan"), share("photo")];
    expect(scan).toBeGreaterThan(0.9);
    expect(photo).toBeGreaterThan(0.85);
    expect(photo).toBeLessThan(scan);
  });

  it("is surer of words that it read rightly", () => {
    const texts = new Set(printed.words.map(({ text }) => text));
    const words = seeds(60).flatMap((seed) => read("photo", seed).words);
    const mean = (list: typeof words) =>
      list.reduce((sum, { confidence }) => sum + confidence, 0) / list.length;
    const right = words.filter(({ text }) => texts.has(text));
    const wrong = words.filter(({ text }) => !texts.has(text));
    expect(wrong.length).toBeGreaterThan(50);
    expect(mean(right) - mean(wrong)).toBeGreaterThan(0.1);
    expect(words.every(({ confidence }) => confidence > 0 && confidence < 1)).toBe(true);
  });

  it("has words about where they are printed", () => {
    const boxes = new Map<string, Box[]>();
    for (const { text, box } of printed.words) boxes.set(text, [...(boxes.get(text) ?? []), box]);
    for (const seed of seeds(20))
      for (const { text, box } of read("photo", seed).words) {
        expect(box.every((edge) => edge >= 0 && edge <= 1)).toBe(true);
        const away = (boxes.get(text) ?? []).map((one) => Math.hypot(one[0] - box[0], one[3] - box[3]));
        if (text.length > 3 && away.length > 0) expect(Math.min(...away)).toBeLessThan(0.03);
      }
  });

  it("mostly loses lines that are drawn with signs", () => {
    const line = {
      ...printed,
      words: [{ text: "______", box: [0.1, 0.1, 0.3, 0.12] as Box, confidence: 1 }],
    };
    const left = seeds(200).filter((seed) => degrade(line, "scan", diceOf(seed)).words.length > 0);
    expect(left.length / 200).toBeGreaterThan(0.1);
    expect(left.length / 200).toBeLessThan(0.4);
  });
});
