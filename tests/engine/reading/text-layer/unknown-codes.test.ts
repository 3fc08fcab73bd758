import { pageOfRuns } from "@engine/reading/text-layer/page-of-runs";
import { textLayerVerdict } from "@engine/reading/text-layer/text-layer-verdict";
import type { TextRun } from "@engine/reading/text-layer/text-run";
import { hasUnknownCode } from "@engine/reading/text-layer/unknown-codes";
import { expect, test } from "vitest";

test.each([
  ["1\ufffd284,50", true],
  ["M\ue042ller", true],
  ["A\u0003B", true],
  ["128\ufffd", true],
  ["\uf0b7Rope", false],
  ["\uf0b7", false],
  ["Müller", false],
])("%j has a code within that says nothing: %s", (word, holds) => {
  expect(hasUnknownCode(word)).toBe(holds);
});

const run = (text: string): TextRun => ({
  text,
  origin: [40, 100],
  along: [text.length * 5, 0],
  up: [0, -10],
  ascent: 0.9,
  descent: -0.2,
  monospaced: false,
});

test("a word of a text layer with such a code is only guessed", () => {
  const { words } = pageOfRuns(1, { width: 595, height: 842 }, [run("Total 1\ufffd284,50")]);
  expect(words.map(({ text, confidence }) => [text, confidence])).toEqual([
    ["Total", 1],
    ["1\ufffd284,50", 0.3],
  ]);
});

test("words with such codes are taken from the picture, and all of them where they are many", () => {
  const words = Array.from({ length: 100 }, (_, index) => ["Harbour", "Joinery", "boards"][index % 3] ?? "");
  const holed = (count: number) => words.map((word, index) => (index < count ? "quay\ufffdside" : word));
  expect(textLayerVerdict(holed(0))).toBe("good");
  expect(textLayerVerdict(holed(1))).toBe("holed");
  expect(textLayerVerdict(holed(30))).toBe("holed");
  expect(textLayerVerdict(holed(31))).toBe("garbled");
});
