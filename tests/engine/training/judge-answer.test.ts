import type { WantedField } from "@engine/results/extraction-result";
import { judgeAnswer } from "@engine/training/judge-answer";
import { metricsOf } from "@engine/training/metrics-of";
import { describe, expect, it } from "vitest";

const field = (key: string, type: WantedField["type"], line = false): WantedField => ({ key, type, line });
const fields = [
  field("invoiceNumber", "id"),
  field("total", "amount"),
  field("dueDate", "date"),
  field("vendorName", "name"),
  field("description", "text", true),
];
const found = (value: string, confidence = 0.9) => ({ value, confidence });

describe("an answer", () => {
  it("is right by meaning, wrong, missing or made up", () => {
    const answer = {
      invoiceNumber: found("inv 77"),
      total: found("12.5"),
      dueDate: found("2026-01-02", 0.4),
    };
    const truth = {
      invoiceNumber: { value: "INV-77" },
      total: { value: "12.00" },
      vendorName: { value: "Acme" },
    };
    expect(judgeAnswer(fields, answer, truth)).toEqual([
      { field: "invoiceNumber", outcome: "right", confidence: 0.9 },
      { field: "total", outcome: "wrong", confidence: 0.9 },
      { field: "dueDate", outcome: "spurious", confidence: 0.4 },
      { field: "vendorName", outcome: "missing", confidence: 0 },
    ]);
  });

  it("says nothing of what is absent from both, nor of line items", () => {
    expect(judgeAnswer(fields, { description: found("Rope") }, {})).toEqual([]);
  });
});

describe("the figures of answers", () => {
  const judged = (outcome: "right" | "wrong" | "missing" | "spurious", confidence: number) => ({
    field: "total",
    outcome,
    confidence,
  });

  it("count values found and values to be found", () => {
    const { fields: by, overall } = metricsOf([
      judged("right", 0.9),
      judged("right", 0.9),
      judged("wrong", 0.9),
      judged("missing", 0),
      judged("spurious", 0.9),
    ]);
    expect(by.total).toEqual({ precision: 0.5, recall: 0.5, f1: 0.5, values: 4 });
    expect(overall).toEqual(by.total);
  });

  it("weigh confidence against the truth", () => {
    const sure = Array.from({ length: 8 }, () => judged("right", 0.95));
    expect(metricsOf(sure).calibrationError).toBeCloseTo(0.05, 4);
    const wrong = Array.from({ length: 8 }, () => judged("wrong", 0.95));
    expect(metricsOf([...sure, ...wrong]).calibrationError).toBeCloseTo(0.45, 4);
  });

  it("of nothing are nothing", () => {
    expect(metricsOf([])).toEqual({
      fields: {},
      overall: { precision: 0, recall: 0, f1: 0, values: 0 },
      calibrationError: 0,
    });
  });
});
