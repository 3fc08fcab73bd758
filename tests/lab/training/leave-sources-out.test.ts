import { describe, expect, it } from "vitest";
import type { LabelledDocument } from "../../../lab/training/labelled-document";
import { partsOf } from "../../../lab/training/leave-sources-out";
import { type Judged, passingAt, sourceTable } from "../../../lab/training/source-table";

const document = (source: string, origin: LabelledDocument["origin"]) =>
  ({ source, origin, truth: { total: ["1.00"], currency: ["USD"], tax: [] } }) as unknown as LabelledDocument;

const choice = (confidence: number, right: boolean, source = "zf"): Judged => ({
  group: "",
  source,
  signals: {},
  weight: 1,
  right,
  confidence,
});

describe("training without a source", () => {
  it("holds every source of the corpora out as a whole, and the generator's countries in groups", () => {
    const documents = [
      document("zf", "corpus"),
      document("mr", "corpus"),
      document("zf", "corpus"),
      ...["AT", "AU", "BE", "CA"].map((country) => document(`generated ${country}`, "generator")),
    ];
    const parts = partsOf(documents);
    expect(parts.slice(0, 3)).toEqual(["zf", "mr", "zf"]);
    expect(parts[3]).toBe(parts[6]);
    expect(new Set(parts.slice(3)).size).toBe(3);
  });

  it("tells how many values pass before the first hundredth is wrong", () => {
    const choices = [...Array.from({ length: 50 }, () => choice(0.99, true)), choice(0.98, false)];
    expect(passingAt(0.99, [...choices, choice(0.5, true)])).toBeCloseTo(50 / 52);
    expect(passingAt(0.99, [choice(0.99, false), choice(0.9, true)])).toBe(0);
  });

  it("takes values of one confidence together, however they are sorted", () => {
    expect(passingAt(0.99, [choice(0.9, true), choice(0.9, false)])).toBe(0);
  });

  it("counts what is on the page and was not chosen, the currency with it", () => {
    const table = sourceTable([document("zf", "corpus"), document("zf", "corpus")], [choice(0.9, true)]);
    expect(table.zf).toMatchObject({ values: 4, f1: "40.0" });
  });
});
