import { analysisOf } from "@engine/analysis-of";
import { fieldSpecs } from "@engine/fields/field-specs";
import { ownFieldSpec } from "@engine/fields/own-field-spec";
import type { FieldType } from "@engine/results/extraction-result";
import { suggestedFact } from "@engine/stages/candidates/suggestion";
import type { ScoringContext } from "@engine/stages/features/scoring-context";
import { baseKnowledge } from "@engine/stages/memory/knowledge";
import { optionMaker, scorerInputOf } from "@engine/stages/scoring/field-options";
import { minScore, scoreField } from "@engine/stages/scoring/score-fields";
import { extractionRequest } from "@tests/support/extraction-request";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";
import { candidateIn, seenIn } from "../../support/seen";

function specOf(key: string) {
  const spec = fieldSpecs.find((one) => one.key === key);
  if (!spec) throw new Error(`no field ${key}`);
  return spec;
}

const typed = `
  Harbour Tools Ltd
  Invoice number: INV-0042
  Invoice date: 04/03/2026       Due date: 03/04/2026

  Subtotal         100.00
  VAT 20%           20.00
  Total            120.00`;

const seen = seenIn(typed, { culture: "en-GB" });
const rated = (key: string, context: ScoringContext = seen) => scoreField(specOf(key), context);

describe("the candidates of a field", () => {
  it.each([
    ["invoiceNumber", "INV-0042"],
    ["invoiceDate", "2026-03-04"],
    ["dueDate", "2026-04-03"],
    ["subTotal", "100.00"],
    ["tax", "20.00"],
    ["total", "120.00"],
  ])("are rated best first: %s is %s", (key, value) => {
    const scored = rated(key);
    expect(scored[0]?.candidate.value).toBe(value);
    expect(scored.map(({ score }) => score)).toEqual(
      scored.map(({ score }) => score).toSorted((a, b) => b - a),
    );
    expect(scored.every(({ field }) => field === key)).toBe(true);
  });

  it("share the probability with each other and with none of them", () => {
    const shares = new Map(rated("total").map(({ candidate, share }) => [candidate.value, share]));
    const sum = [...shares.values()].reduce((all, share) => all + share, 0);
    expect(sum).toBeGreaterThan(0.9);
    expect(sum).toBeLessThan(1);
  });

  it("have their shares and scores together where one value is printed twice", () => {
    const once = rated("total", seenIn("Total 120.00\nSubtotal 100.00"))[0];
    const twice = rated("total", seenIn("Total 120.00\nSubtotal 100.00\nTotal 120.00"));
    const same = twice.filter(({ candidate }) => candidate.value === "120.00");
    expect(same).toHaveLength(2);
    expect(same[0]?.share).toBe(same[1]?.share);
    expect(same[0]?.score).toBeGreaterThan(same[1]?.score ?? Number.POSITIVE_INFINITY);
    expect(once?.share).toBeLessThan(1);
  });

  it("have reasons and features where anybody may decide for them", () => {
    for (const { score, reasons, features } of rated("total")) {
      if (score < minScore) expect([reasons, features]).toEqual([[], {}]);
      else expect(features.bias).toBe(1);
    }
    expect(rated("total")[0]?.reasons).toEqual([{ key: "reason.right-of", values: { label: "Total" } }]);
  });

  it("gain by what a language model suggests, and say so", () => {
    const scoreWith = (field: string) => {
      const context = seenIn(typed, { culture: "en-GB" });
      candidateIn(context, "id", "INV-0042").facts.add(suggestedFact(field));
      return rated("orderNumber", context).find(({ candidate }) => candidate.value === "INV-0042");
    };
    const [own, other] = [scoreWith("orderNumber"), scoreWith("invoiceNumber")];
    expect(own?.score).toBeGreaterThan(other?.score ?? Number.POSITIVE_INFINITY);
  });

  it("are none where the page has none", () => {
    expect(rated("dueDate", seenIn("Total 120.00"))).toEqual([]);
  });
});

describe("an option of a field", () => {
  const total = candidateIn(seen, "amount", "120.00");
  const option = optionMaker(specOf("total"), seen)(total);

  it("holds what stands whatever the field, and no memory where there is none", () => {
    expect(option.standing).toEqual(seen.standing(total).features);
    expect(option).toMatchObject({ remembered: { features: {}, reasons: [], place: 0 }, suggested: 0 });
  });

  it("has no label of a field that none announces", () => {
    expect(option.labels["label-right"]).toBeGreaterThan(0.9);
    expect(optionMaker(specOf("tax"), seen)(total).labels["label-right"]).toBe(0);
  });

  it("shows the trained scorer what stands around it, and the labels of the field", () => {
    const known = scorerInputOf(option, seen);
    expect([...known.contextFeatures]).toEqual([...seen.contextFeatures(total)]);
    expect(known.named.length).toBeGreaterThan(seen.standing(total).named.length);
  });
});

describe("a field that a tenant made up", () => {
  const bestOf = (page: string, name: string, type: FieldType) => {
    const own = { key: "own:1", type, line: false, ownName: name };
    const request = extractionRequest("invoice");
    const { context } = analysisOf(
      [pageOf(page)],
      { ...request, fields: [...request.fields, own] },
      baseKnowledge,
    );
    return scoreField(ownFieldSpec({ key: own.key, type, name }), context.plain)[0];
  };

  it.each([
    ["Steel grade: S235-JR\nHeat: H-4711", "Steel grade", "id", "S235-JR"],
    ["Heat: H-4711\nSteel grade: S235-JR", "Steel grade", "id", "S235-JR"],
    ["Heat: H-4711\nSteel grade: S235-JR", "Heat", "id", "H-4711"],
    ["Total 120.00\nPallet deposit 18.00", "Pallet deposit", "amount", "18.00"],
    ["Invoice date: 04/03/2026\nCured on: 01/02/2026", "Cured on", "date", "2026-01-02"],
  ] as const)("is found in %j by its own name %s, though no language knows it", (page, name, type, value) => {
    const best = bestOf(page, name, type);
    expect(best?.candidate.value).toBe(value);
    expect(best?.score).toBeGreaterThan(0);
  });

  it("is not on a page that does not name it", () => {
    expect(bestOf("Heat: H-4711\nTotal 120.00", "Steel grade", "id")?.score).toBeLessThan(0);
  });
});
