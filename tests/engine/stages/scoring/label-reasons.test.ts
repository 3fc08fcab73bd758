import type { Association } from "@engine/stages/features/associations";
import { findLabels } from "@engine/stages/labels/find-labels";
import { labelReasons } from "@engine/stages/scoring/label-reasons";
import type { CandidateFact } from "@engine/values/candidate-fact";
import { describe, expect, it } from "vitest";
import { lineIn } from "../../support/rows";
import { madeCandidate } from "../../support/seen";

function tieBy(typed: string, relation: Association["relation"] = "right", quality = 1): Association {
  const [label] = findLabels(lineIn(typed), false);
  if (!label) throw new Error(`${typed} is no label`);
  return { label, relation, quality };
}

const reasonsFor = (field: string, ties: Association[], facts: CandidateFact[] = []) =>
  labelReasons(field, ties, madeCandidate({ value: "GB980780684", facts: new Set(facts) }));

describe("the reasons that labels give", () => {
  it.each([
    ["right", "reason.right-of"],
    ["below", "reason.below"],
    ["section", "reason.in-section"],
  ] as const)("say where the label stands: %s", (relation, key) => {
    expect(reasonsFor("dueDate", [tieBy("Due date:", relation)])).toEqual([
      { key, values: { label: "Due date" } },
    ]);
  });

  it("name the label as it is printed", () => {
    expect(reasonsFor("dueDate", [tieBy("FÄLLIG AM")])[0]?.values).toEqual({ label: "FÄLLIG AM" });
  });

  it("name the strongest of several", () => {
    const ties = [tieBy("Due date", "right", 0.3), tieBy("Payment due date", "below", 0.9)];
    expect(reasonsFor("dueDate", ties)[0]?.key).toBe("reason.below");
    expect(reasonsFor("dueDate", ties.toReversed())[0]?.key).toBe("reason.below");
  });

  it("are none for labels of something else", () => {
    expect(reasonsFor("tax", [tieBy("Due date")])).toEqual([]);
    expect(reasonsFor("tax", [])).toEqual([]);
  });

  it("tell of a right check digit and of which kind of number", () => {
    expect(reasonsFor("vendorTaxNumber", [], ["check-digit", "kind:VAT"])).toEqual([
      { key: "reason.check-digit", values: { kind: "VAT" } },
    ]);
    expect(reasonsFor("vendorTaxNumber", [], ["check-digit"])[0]?.values).toEqual({ kind: "" });
    expect(reasonsFor("vendorTaxNumber", [], ["check-digit-wrong", "kind:VAT"])).toEqual([]);
  });
});
