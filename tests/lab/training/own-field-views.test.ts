import { hashOfName } from "@engine/weights/named-hashes";
import { candidateScorerFor } from "@engine/weights/scorer";
import { ownFieldsOf, weightOwnersOf } from "@engine/weights/weight-owners";
import { emptyTable, fieldHashes, keyOfWeight } from "@engine/weights/weight-table";
import { describe, expect, it } from "vitest";
import { untrained } from "../../../lab/training/cross-validate";
import { initialWeights, withInitial } from "../../../lab/training/initial-weights";
import { withOwnFieldViews } from "../../../lab/training/own-field-views";

const contextFeatures = new Int32Array();
const seen = (name: string) => ({ contextFeatures, named: [[hashOfName(name), 1] as const] });
const absence = { contextFeatures, named: [] };

describe("examples for fields that tenants make up", () => {
  const field = (key: "total" | "vendorName", name: string, isRight: boolean) => ({
    owners: weightOwnersOf({ key, candidates: key === "total" ? "amount" : "name" }),
    absence,
    options: [{ features: seen(name), isRight }],
  });
  const viewsOf = (one: ReturnType<typeof field>) =>
    withOwnFieldViews({ kind: "invoice", weight: 1, fields: [one] })
      .fields.slice(1)
      .map(({ owners }) => owners);

  it("are made of values with a label and of fields that are absent", () => {
    const views = [{ named: [ownFieldsOf("amount")], context: [] }];
    expect(viewsOf(field("total", "label-right", true))).toEqual(views);
    expect(viewsOf(field("total", "unlabelled", false))).toEqual(views);
  });

  it("are not made of values that nobody could find by a name", () => {
    expect(viewsOf(field("vendorName", "unlabelled", true))).toEqual([]);
  });
});

describe("the weights that training starts with", () => {
  it("are those of all fields but where a field, or a field in a kind of document, says otherwise", () => {
    const rated = (key: string, kind: string, name: string) =>
      candidateScorerFor(untrained, weightOwnersOf({ key, candidates: "amount" }), kind)(seen(name));
    expect(rated("total", "invoice", "label-right")).toBeCloseTo(5.2);
    expect(rated("total", "invoice", "column-sum")).toBeCloseTo(0.6);
    expect(rated("total", "receipt", "column-sum")).toBeCloseTo(0);
    expect(rated("vendorName", "purchase_order", "bias")).toBeCloseTo(-1.6);
  });

  it("and what was learnt are shipped in one table", () => {
    const [all] = fieldHashes("total", "");
    const key = keyOfWeight(all, hashOfName("label-right"));
    const learnt = emptyTable(4, [all]);
    learnt.named.set(key, -1);
    const shipped = withInitial(learnt);
    expect(shipped.named.get(key)).toBeCloseTo(4.2);
    expect(learnt.named.get(key)).toBe(-1);
    expect([...shipped.fields]).toEqual([...initialWeights().fields]);
  });
});
