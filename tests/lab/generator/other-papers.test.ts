import { describe, expect, it } from "vitest";
import { makeOtherPaper } from "../../../lab/generator/other-papers/make-other-paper";
import { makeTravelPaper } from "../../../lab/generator/travel-papers/make-travel-paper";
import { varied } from "../../../lab/training/vary-page";

const seeds = Array.from({ length: 120 }, (_, index) => 5_000 + index);
const papers = seeds.map((seed) => makeOtherPaper(seed));

describe("papers of no kind that is read", () => {
  it("are of eleven sorts, several countries, on sheets and on scans, each inside its sheet", () => {
    expect(new Set(papers.map(({ paper }) => paper)).size).toBe(11);
    expect(new Set(papers.map(({ country }) => country)).size).toBeGreaterThan(8);
    expect(new Set(papers.map(({ medium }) => medium))).toEqual(new Set(["digital", "scan", "photo"]));
    const edges = papers.flatMap(({ page }) => page.words.flatMap(({ box }) => box));
    expect(edges.filter((edge) => edge < 0 || edge > 1)).toEqual([]);
  });

  it("are the same for the same seed, and differ from seed to seed", () => {
    expect(makeOtherPaper(5_003)).toEqual(papers[3]);
    const texts = papers
      .filter(({ paper }) => paper !== "picture")
      .map(({ page }) => page.words.map(({ text }) => text).join(" "));
    expect(new Set(texts).size).toBe(texts.length);
  });

  it("leave no place of a sentence open", () => {
    const words = papers.flatMap(({ page }) => page.words.map(({ text }) => text));
    expect(words.filter((text) => /\{\w\}/.test(text))).toEqual([]);
  });

  it("are what they were asked to be", () => {
    expect(makeOtherPaper(1, { paper: "letter" }).paper).toBe("letter");
    expect(makeOtherPaper(1, { paper: "contract" }).page.words.length).toBeGreaterThan(20);
  });
});

describe("papers of a journey", () => {
  const journeys = seeds.map(makeTravelPaper);

  it("are hotel bills on sheets and tickets on small paper", () => {
    const wordsOf = (kind: string) =>
      journeys.filter((paper) => paper.kind === kind).map(({ page }) => page.words.length);
    const mean = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0) / counts.length;
    expect(wordsOf("invoice").length).toBeGreaterThan(30);
    expect(wordsOf("receipt").length).toBeGreaterThan(30);
    expect(mean(wordsOf("invoice"))).toBeGreaterThan(2 * mean(wordsOf("receipt")));
    expect(makeTravelPaper(5_000)).toEqual(journeys[0]);
  });

  it("vary with their seed when they are cut or laid on a sheet, and lose no shape of a letter", () => {
    const roll = {
      ...(journeys[0]?.page ?? papers[0]?.page),
      width: 200,
      height: 600,
    } as (typeof papers)[0]["page"];
    const laid = seeds.map((seed) => varied(roll, "receipt", seed));
    const onSheet = laid.filter((page) => page !== roll);
    expect(onSheet.length).toBeGreaterThan(25);
    expect(onSheet.length).toBeLessThan(75);
    const shape = (page: typeof roll) => {
      const [left = 0, top = 0, right = 0, bottom = 0] = page.words[0]?.box ?? [];
      return ((right - left) * page.width) / ((bottom - top) * page.height);
    };
    for (const page of onSheet) {
      expect(shape(page)).toBeCloseTo(shape(roll), 5);
      expect(page.height / page.width).toBeCloseTo(842 / 595, 5);
      expect(page.words).toHaveLength(roll.words.length);
    }
    const sheets = seeds.map((seed) => varied(roll, "invoice", seed).words.length);
    expect(Math.min(...sheets)).toBeLessThan(roll.words.length);
    expect(Math.max(...sheets)).toBe(roll.words.length);
  });
});
