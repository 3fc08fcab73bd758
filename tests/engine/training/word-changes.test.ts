import { baseKnowledge } from "@engine/stages/memory/knowledge";
import { trainScorer } from "@engine/training/train-scorer";
import { trainingExampleOf } from "@engine/training/training-example";
import { wordChanges } from "@engine/training/word-changes";
import { baseScorer } from "@engine/weights/base-scorer";
import type { Scorer } from "@engine/weights/scorer";
import { extractionRequest } from "@tests/support/extraction-request";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";

const request = extractionRequest("invoice");
const plain: Scorer = { version: "plain", tables: [], confidence: baseScorer.confidence };

/** Invoices whose number is called by a word that no label phrase knows. */
const examples = ["K-20417", "K-20981", "K-21377", "K-29113"].map((number, index) =>
  trainingExampleOf(
    [
      pageOf(`
    Wattle Electrical Pty Ltd
    12 Smith Street, Carlton VIC 3053

    Zubereich ZB-1${index}813
    Krabbel ${number}

    Total 110.00`),
    ],
    { request, knowledge: baseKnowledge },
    { invoiceNumber: [number], orderNumber: [] },
  ),
);
const taught = trainScorer(plain, examples, {
  version: "t",
  epochs: 5,
  seed: 3,
  rate: 0.2,
  decay: 0.002,
  bits: 14,
});
const words = ["wattle", "zubereich", "krabbel", "never"];
const asked = (field: string) => ({ field, kind: request.kind, words });

describe("what two scorers have learned to read as labels", () => {
  it("names the word beside the value first, and counts it more", () => {
    const [first] = wordChanges({ before: plain, after: taught }, asked("invoiceNumber"));
    expect(first).toMatchObject({ word: "krabbel", place: "left", before: 0 });
    expect(first?.after).toBeGreaterThan(0.3);
  });

  it("does not name a word that stood nowhere", () => {
    const found = wordChanges({ before: plain, after: taught }, asked("invoiceNumber"));
    expect(found.map(({ word }) => word)).not.toContain("never");
  });

  it("turns round with the scorers", () => {
    const [there] = wordChanges({ before: plain, after: taught }, asked("invoiceNumber"));
    const [back] = wordChanges({ before: taught, after: plain }, asked("invoiceNumber"));
    expect(back).toEqual({ ...there, before: there?.after, after: there?.before });
  });

  it("says nothing of a scorer and itself, nor of a field that neither was trained with", () => {
    expect(wordChanges({ before: taught, after: taught }, asked("invoiceNumber"))).toEqual([]);
    expect(wordChanges({ before: plain, after: taught }, asked("vendorName"))).toEqual([]);
  });
});
