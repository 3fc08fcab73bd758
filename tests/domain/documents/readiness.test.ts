import type { ExtractionResult, Finding } from "@engine/results/extraction-result";
import { found, plantedResult } from "@tests/support/planted-result";
import { describe, expect, it } from "vitest";
import {
  blockingBits,
  type ConcernKind,
  concernKinds,
  decodeConcerns,
  encodeConcerns,
  noOpenQuestions,
  readinessOf,
} from "~/domain/documents/concerns";
import { concernsOf, type JudgedResult, judgedFound } from "~/domain/documents/readiness";
import { documentStatuses } from "~/domain/documents/status";

const model = {
  baseModelId: "invoices-north-america",
  threshold: 5,
  fields: [
    { key: "invoiceNumber", weight: 5, required: true, line: false },
    { key: "total", weight: 5, required: true, line: false },
    { key: "vendorName", weight: 1, required: false, line: false },
    { key: "customerName", weight: 1, required: false, line: false },
    { key: "description", weight: 1, required: false, line: true },
    { key: "netTotal", weight: 1, required: false, line: true },
  ],
};

type Change = Partial<ExtractionResult> & Pick<Partial<JudgedResult>, "editedFields">;

const judged = (
  change: Change = {},
  required: string[] = ["invoiceNumber", "total"],
  open = noOpenQuestions,
) =>
  concernsOf(
    { ...model, fields: model.fields.map((field) => ({ ...field, required: required.includes(field.key) })) },
    { ...judgedFound({ ...plantedResult, ...change }), ...change },
    open,
    null,
  );

const kinds = (...asked: Parameters<typeof judged>): ConcernKind[] =>
  judged(...asked).map(({ kind }) => kind);

const withFields = (fields: Record<string, ReturnType<typeof found>>) => ({
  fields: { ...plantedResult.fields, ...fields },
});

describe("what speaks against relying on a document", () => {
  it("is nothing when all that is required is there and sure enough", () => {
    expect(judged()).toEqual([]);
  });

  it("is a required field without a value, in the header and in the rows", () => {
    const { total: _, ...fields } = plantedResult.fields;
    expect(judged({ fields })).toMatchObject([{ kind: "missing", fields: ["total"] }]);
    expect(judged({ lineItems: [] }, ["netTotal"])).toMatchObject([
      { kind: "missing", fields: ["netTotal"] },
    ]);
    expect(kinds({}, ["netTotal"])).toEqual([]);
  });

  it("is a required field that a person emptied", () => {
    const editedFields = { total: found("", { confidence: 1 }) };
    expect(judged({ editedFields })).toMatchObject([{ kind: "missing", fields: ["total"] }]);
  });

  it.each([
    [0.79, true],
    [0.8, false],
  ])("is a value at %s below the level to look at: %s", (confidence, isOne) => {
    expect(kinds(withFields({ vendorName: found("Acme", { confidence }) })).includes("doubtful")).toBe(isOne);
    const lineItems = [
      { cells: { description: found("Rope", { confidence }) }, arithmetic: "untested" as const },
    ];
    expect(kinds({ lineItems }).includes("doubtful")).toBe(isOne);
  });

  it("counts each doubtful cell and names each column once", () => {
    const row = (value: string) => ({
      cells: { description: found(value, { confidence: 0.4 }) },
      arithmetic: "untested" as const,
    });
    const lineItems = [row("Rope"), row("Paint")];
    expect(judged({ lineItems })).toEqual([{ kind: "doubtful", fields: ["description"], count: 2 }]);
  });

  it("is no value that a person entered, and none of a field that the model does not ask for", () => {
    const editedFields = { vendorName: found("Acme", { confidence: 0.1 }) };
    expect(kinds({ editedFields })).toEqual([]);
    expect(kinds(withFields({ accountNumber: found("12", { confidence: 0.1 }) }))).toEqual([]);
  });

  it("is a sum that does not hold, and not one that nothing proves", () => {
    const equation = { key: "equation.lines-total", values: { lines: "100.00", total: "100.00" } };
    expect(kinds({ proof: { state: "differs", equations: [{ ...equation, holds: false }] } })).toEqual([
      "sums",
    ]);
    expect(
      kinds({
        proof: {
          state: "proven",
          equations: [
            { ...equation, holds: true },
            { key: "equation.rows", values: { agree: "1", tested: "2" }, holds: false },
          ],
        },
      }),
    ).toEqual(["sums"]);
    expect(kinds({ proof: { state: "consistent", equations: [{ ...equation, holds: true }] } })).toEqual([]);
    expect(kinds({ proof: { state: "untested", equations: [] } })).toEqual([]);
  });

  it("is another kind of document, a possible duplicate, and an open split", () => {
    const findings = [{ key: "finding.other-kind", values: { title: "PURCHASE ORDER" }, field: null }];
    expect(kinds({ findings })).toEqual(["kind"]);
    expect(kinds({}, undefined, { ...noOpenQuestions, duplicate: true })).toEqual(["duplicate"]);
    expect(kinds({}, undefined, { ...noOpenQuestions, split: true })).toEqual(["split"]);
  });

  it("is pages that could not be read", () => {
    expect(kinds({}, undefined, { ...noOpenQuestions, pages: true })).toEqual(["pages"]);
  });

  it("is an order by its labels alone", () => {
    const findings = [{ key: "finding.order-labels", values: { label: "Contract #" }, field: null }];
    expect(kinds({ findings })).toEqual(["kind"]);
  });

  it("is another currency on the page, until somebody entered which it is", () => {
    const findings = [{ key: "finding.other-currency", values: { printed: "€", taken: "USD" }, field: null }];
    expect(kinds({ findings })).toEqual(["currency"]);
    expect(kinds({ findings, editedFields: { currency: found("EUR", { confidence: 1 }) } })).toEqual([]);
  });

  it("is a vendor that is named like a row that is not at hand, until somebody entered another", () => {
    const findings = [{ key: "finding.vendor-is-item", values: { vendor: "Rope 299" }, field: null }];
    expect(kinds({ findings })).toEqual(["parties"]);
    expect(kinds({ findings, editedFields: { vendorName: found("Acme", { confidence: 1 }) } })).toEqual([]);
  });

  it("is a vendor that is named like the customer or like an item", () => {
    const vendorName = found("Harbour Supplies Ltd");
    expect(kinds(withFields({ vendorName, customerName: found("HARBOUR SUPPLIES") }))).toEqual(["parties"]);
    expect(kinds(withFields({ vendorName, customerName: found("Quay Hotel") }))).toEqual([]);
    expect(kinds(withFields({ vendorName: found("rope") }))).toEqual(["parties"]);
  });

  it("is what the file's own data contradict, until somebody entered the value", () => {
    const findings = [
      { key: "finding.embedded-differs", values: { embedded: "1", printed: "2" }, field: "total" },
      { key: "finding.embedded-unreadable", values: {}, field: null },
    ] as Finding[];
    expect(kinds({ findings })).toEqual(["embedded"]);
    expect(kinds({ findings, editedFields: { total: found("100.00", { confidence: 1 }) } })).toEqual([]);
  });

  it("is a score below the model's threshold, as long as nobody corrected the document", () => {
    const low = judgedFound(plantedResult);
    const demanding = { ...model, threshold: 13 };
    const seen = concernsOf(demanding, low, noOpenQuestions, null).map(({ kind }) => kind);
    expect(seen).toEqual(["score"]);
    const editedFields = { invoiceNumber: found("INV-8", { confidence: 1 }) };
    expect(concernsOf(demanding, { ...low, editedFields }, noOpenQuestions, null)).toEqual([]);
  });

  it("is, within an error budget, every value of a supplier or a layout of which nothing was settled", () => {
    const passing = { fields: { invoiceNumber: 800, total: 800 }, suppliers: {} };
    const doubtful = (baseModelId: string, supplierId: string | null) =>
      concernsOf({ ...model, baseModelId, passing }, judgedFound(plantedResult), noOpenQuestions, supplierId)
        .filter(({ kind }) => kind === "doubtful")
        .flatMap(({ fields }) => fields);
    expect(doubtful("invoices-europe", null)).toEqual(["invoiceNumber", "total"]);
    expect(doubtful("receipts", null)).toEqual(["invoiceNumber", "total"]);
    expect(doubtful("invoices-europe", "s1")).toEqual([]);
    expect(doubtful("invoices-north-america", null)).toEqual(["invoiceNumber", "total"]);
    expect(doubtful("invoices-north-america", "layout:d1")).toEqual([]);
    expect(doubtful("purchase-orders", null)).toEqual([]);
  });
});

describe("the word for it", () => {
  it("is blocked where somebody has to decide, and a look where a look is enough", () => {
    const words = concernKinds.map((kind) => [kind, readinessOf("success", encodeConcerns([kind]))]);
    expect(Object.fromEntries(words)).toEqual({
      audit: "look",
      missing: "blocked",
      kind: "blocked",
      duplicate: "blocked",
      split: "blocked",
      doubtful: "look",
      sums: "look",
      parties: "look",
      embedded: "look",
      score: "look",
      currency: "look",
      pages: "look",
      bankAccount: "blocked",
      bankSigns: "look",
      order: "look",
      rules: "look",
      blockingRules: "blocked",
    });
    expect(readinessOf("success", encodeConcerns(["doubtful", "split"]))).toBe("blocked");
    expect(readinessOf("success", 0)).toBe("ready");
    expect(readinessOf("success", null)).toBeNull();
  });

  it("is asked of documents that were read and are not settled", () => {
    expect(documentStatuses.filter((status) => readinessOf(status, 0) !== null)).toEqual([
      "success",
      "failed",
      "userEdited",
      "forTraining",
      "submitted",
      "trained",
    ]);
  });

  it("is kept as bits that mean the same for ever", () => {
    expect(concernKinds.map((kind) => encodeConcerns([kind]))).toEqual([
      1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536,
    ]);
    expect(blockingBits).toBe(34831);
    expect(decodeConcerns(encodeConcerns([...concernKinds]))).toEqual([...concernKinds]);
  });
});
