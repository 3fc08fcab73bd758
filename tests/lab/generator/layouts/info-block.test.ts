import { describe, expect, it, test } from "vitest";
import { overlaps } from "../../../../lab/generator/drawing/overlaps";
import { wordsOf } from "../../../../lab/generator/drawing/words-of";
import type { Entry } from "../../../../lab/generator/layouts/entry";
import { type InfoForm, infoBlock } from "../../../../lab/generator/layouts/info-block";
import { wrapped } from "../../../../lab/generator/layouts/item-table";
import type { Style } from "../../../../lab/generator/style/style";
import { aComposer, inksOn, lowestOn, printedOn, textOn } from "./a-composer";

const forms: InfoForm[] = [
  "pairs",
  "pairs-right",
  "tight",
  "header-row",
  "stacked",
  "columns",
  "boxed-pairs",
  "leader",
  "sentence",
];
const entries: Entry[] = [
  { label: "Invoice no", value: ["INV-0042"] },
  { label: "Date", value: ["3 Feb 2026"] },
  { label: "Order", value: ["PO-7"] },
  { label: "Due", value: ["5 Mar 2026"] },
  { label: "Terms", value: ["30 days"] },
];
const style: Partial<Style> = {
  size: 9,
  stretch: 1,
  margin: 40,
  family: "sans",
  colon: ":",
  labelCase: "as-is",
};
const drawnAs = (form: InfoForm, seed: number, some: Entry[] = entries) => {
  const composer = aComposer("US", seed, style);
  const area = { left: composer.left, right: composer.right };
  const bottom = infoBlock(composer, area, 100, some, form);
  return { composer, area, bottom };
};

describe.each(forms)("numbers and dates as %s", (form) => {
  const all = Array.from({ length: 12 }, (_, seed) => drawnAs(form, seed));

  it("are all printed, each once", () => {
    for (const { composer } of all) {
      const text = textOn(composer);
      for (const { label, value } of entries)
        for (const part of [label, ...value.map(String)])
          expect(text.split(part).length - 1, `${part} in ${text}`).toBe(1);
    }
  });

  it("do not run into each other", () => {
    for (const { composer } of all) expect(overlaps(wordsOf(composer.sheet, 1))).toBe(0);
  });

  it("stay in their area", () => {
    for (const { composer, area } of all)
      for (const { x, width } of inksOn(composer)) {
        expect(x).toBeGreaterThanOrEqual(area.left - 0.01);
        expect(x + width).toBeLessThanOrEqual(area.right + 0.01);
      }
  });

  it("begin below their top and end above their bottom", () => {
    for (const { composer, bottom } of all) {
      for (const { baseline } of inksOn(composer)) expect(baseline).toBeGreaterThan(100);
      expect(bottom).toBeGreaterThan(lowestOn(composer));
      for (const { y1, y2 } of composer.sheet.rules) expect(Math.max(y1, y2)).toBeLessThanOrEqual(bottom);
    }
  });

  it("are the same for the same vendor", () => {
    const [first, again] = [drawnAs(form, 3), drawnAs(form, 3)];
    expect(inksOn(again.composer)).toEqual(inksOn(first.composer));
  });

  it("may be a single one", () => {
    const { composer, bottom } = drawnAs(form, 1, entries.slice(0, 1));
    expect(textOn(composer)).toContain("INV-0042");
    expect(bottom).toBeGreaterThan(100);
  });
});

describe("where labels and values stand", () => {
  const placeOf = ({ composer }: ReturnType<typeof drawnAs>, text: string) => {
    const ink = inksOn(composer).find((one) => one.text.trim().startsWith(text));
    if (!ink) throw new Error(`${text} is not printed`);
    return ink;
  };

  test("pairs: values begin at one place, right of every label", () => {
    for (let seed = 0; seed < 10; seed += 1) {
      const drawn = drawnAs("pairs", seed);
      const values = entries.map(({ value }) => placeOf(drawn, String(value[0])).x);
      expect(new Set(values.map((x) => x.toFixed(3))).size).toBe(1);
      for (const { label } of entries) {
        const { x, width } = placeOf(drawn, label);
        expect(x + width).toBeLessThan(values[0] ?? 0);
      }
    }
  });

  test("pairs at the right: values end at one place", () => {
    for (let seed = 0; seed < 10; seed += 1) {
      const drawn = drawnAs("pairs-right", seed);
      for (const { value } of entries) {
        const { x, width } = placeOf(drawn, String(value[0]));
        expect(x + width).toBeCloseTo(drawn.area.right, 3);
      }
    }
  });

  test("a row: each value right below its label, none below another's", () => {
    for (let seed = 0; seed < 10; seed += 1) {
      const drawn = drawnAs("header-row", seed);
      for (const { label, value } of entries) {
        const [above, below] = [placeOf(drawn, label), placeOf(drawn, String(value[0]))];
        expect(below.baseline).toBeGreaterThan(above.baseline);
        expect(Math.abs(below.x + below.width / 2 - (above.x + above.width / 2))).toBeLessThan(40);
      }
    }
  });

  test("stacked: a value is below its label, and the next label below that", () => {
    const drawn = drawnAs("stacked", 2);
    const order = entries.flatMap(({ label, value }) => [label, String(value[0])]);
    const baselines = order.map((text) => placeOf(drawn, text).baseline);
    expect(baselines).toEqual([...baselines].sort((a, b) => a - b));
    expect(new Set(baselines).size).toBe(10);
  });

  test("columns: the second half stands beside the first, not below", () => {
    const drawn = drawnAs("columns", 2);
    const [first, fourth] = [placeOf(drawn, "Invoice no"), placeOf(drawn, "Due")];
    expect(fourth.baseline).toBe(first.baseline);
    expect(fourth.x).toBeGreaterThan((drawn.area.left + drawn.area.right) / 2);
  });

  test("boxes: one around every label and every value", () => {
    const { composer } = drawnAs("boxed-pairs", 2);
    expect(composer.sheet.rules).toHaveLength(entries.length * 2 * 4);
  });

  test("dots: labels are filled up to one length", () => {
    const texts = Array.from({ length: 12 }, (_, seed) =>
      printedOn(drawnAs("leader", seed).composer).join(""),
    );
    expect(texts.some((text) => /Date\s?\.{4,}: /.test(text))).toBe(true);
    expect(texts.every((text) => /Date[ .]*: ?3 Feb/.test(text))).toBe(true);
  });

  test("a sentence goes on in the next line where it does not fit", () => {
    const many = Array.from({ length: 14 }, (_, index) => ({
      label: `Number ${index}`,
      value: [`A-${index}00`],
    }));
    const { composer } = drawnAs("sentence", 1, many);
    const lines = new Set(inksOn(composer).map(({ baseline }) => baseline));
    expect(lines.size).toBeGreaterThan(1);
    expect(textOn(composer)).toMatch(/Number 13: A-1300/);
  });
});

describe("a wrapped text", () => {
  const composer = aComposer("US", 1, style);
  const width = (text: string) => composer.sheet.measure(text, composer.font());

  it("fits its width, loses no word and keeps their order", () => {
    const text = "Maple carving board with juice groove, oiled, eighteen by twenty-four inches";
    for (const wide of [60, 90, 140, 1000]) {
      const lines = wrapped(composer, text, wide);
      expect(lines.join(" ")).toBe(text);
      for (const line of lines) if (line.includes(" ")) expect(width(line)).toBeLessThanOrEqual(wide);
    }
  });

  it("breaks no later than it must", () => {
    const lines = wrapped(composer, "one two three four five six seven", 70);
    lines.slice(1).forEach((line, index) => {
      const [word = ""] = line.split(" ");
      expect(width(`${lines[index]} ${word}`)).toBeGreaterThan(70);
    });
  });

  test.each([
    ["one", 5, ["one"]],
    ["incomprehensibilities", 20, ["incomprehensibilities"]],
    ["a incomprehensibilities b", 20, ["a", "incomprehensibilities", "b"]],
    ["", 20, [""]],
  ])("%s within %d points", (text, wide, lines) => {
    expect(wrapped(composer, text, wide)).toEqual(lines);
  });
});
