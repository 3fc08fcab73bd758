import { analysisOf } from "@engine/analysis-of";
import { baseKnowledge } from "@engine/stages/memory/knowledge";
import type { CandidateType } from "@engine/values/candidate-type";
import { namesIn } from "@engine/weights/features";
import { extractionRequest } from "@tests/support/extraction-request";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";

/** The names of the features that hold for the first candidate whose value begins so. */
function relationsOf(type: CandidateType, start: string, typed: string): string[] {
  const { remembered: context } = analysisOf(
    [pageOf(typed)],
    extractionRequest("invoice", {}),
    baseKnowledge,
  ).context;
  const candidate = context.candidates[type].find((one) => one.value.startsWith(start));
  const features = (candidate && context.relations.get(candidate)) ?? {};
  return namesIn(features).filter((name) => (features[name] ?? 0) > 0.3);
}

const invoice = `
    Harbour Tools Ltd
    1 Quay Street
    Leeds LS1 2TW
    Tel 0113 555 0100
    VAT No: GB980780684

    Bill To:                  Ship To:
    Oakfield Trust            Oakfield School
    1 Castle Hill             4 Mill Lane
    Windsor SL4 1PD           Slough SL1 1AA

    For Harbour Tools Ltd`;

describe("how parties stand to each other", () => {
  it("the first box has no label and holds what a vendor prints", () => {
    expect(relationsOf("address", "1 Quay", invoice)).toEqual(
      expect.arrayContaining(["box-1-of-3", "box-unlabelled", "box-phone", "box-tax", "box-company"]),
    );
  });

  it("a labelled box tells its side and its neighbour", () => {
    expect(relationsOf("address", "1 Castle", invoice)).toEqual(
      expect.arrayContaining(["box-2-of-3", "box-label-customer", "box-left"]),
    );
    expect(relationsOf("address", "4 Mill", invoice)).toEqual(
      expect.arrayContaining(["box-label-ship", "box-right"]),
    );
  });

  it("a tax number goes with the box above it", () => {
    expect(relationsOf("taxId", "GB", invoice)).toEqual(
      expect.arrayContaining(["tax-box-1", "tax-box-unlabelled", "tax-1-of-1", "tax-home"]),
    );
  });

  it("a name that is signed for stands again over an address", () => {
    const relations = relationsOf("name", "Harbour", invoice);
    expect(relations).toEqual(expect.arrayContaining(["box-1", "biggest"]));
  });

  it("the sender's line stands over the window", () => {
    const letter = `
    Acme GmbH · Hauptstr. 5 · 10115 Berlin
    Kunden AG
    Kundenstraße 15
    69876 Frankfurt`;
    expect(relationsOf("address", "Hauptstr", letter)).toContain("sender-line");
    expect(relationsOf("address", "Kundenstr", letter)).toContain("below-sender-line");
  });
});
