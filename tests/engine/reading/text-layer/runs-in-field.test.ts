import { type FilledField, runsInField } from "@engine/reading/text-layer/runs-in-field";
import { describe, expect, test } from "vitest";

const field = (text: string, height: number, fontSize = 10): FilledField => ({
  text,
  lowerLeft: [100, 200 + height],
  lowerRight: [300, 200 + height],
  upperLeft: [100, 200],
  fontSize,
});

describe("text in a form field", () => {
  test("one line stands in the middle of the field", () => {
    const [run] = runsInField(field("4500012345", 20));
    expect(run).toMatchObject({ text: "4500012345", origin: [102, 213], up: [0, -10] });
    expect(run?.along[0]).toBeCloseTo(55.6);
  });

  test("several lines begin at the top", () => {
    const runs = runsInField(field("4 Quay Street\nGalway", 60));
    expect(runs.map((run) => run.text)).toEqual(["4 Quay Street", "Galway"]);
    expect((runs[1]?.origin[1] ?? 0) - (runs[0]?.origin[1] ?? 0)).toBeCloseTo(11.5);
  });

  test.each([
    ["an automatic size fits the height", field("12", 6, 0), 6],
    ["an automatic size is ten points at most", field("12", 40, 0), 10],
  ])("%s", (_name, filled, size) => {
    expect(runsInField(filled)[0]?.up[1]).toBe(-size);
  });

  test("a field without a size or text shows nothing", () => {
    expect(runsInField(field("12", 0))).toEqual([]);
    expect(runsInField(field(" ", 20))).toEqual([]);
  });
});
