import { fieldOf } from "@engine/fields/field-catalogue";
import type { DocumentKind } from "@engine/results/extraction-result";
import { describe, expect, test } from "vitest";
import { makeDocument } from "../../../lab/generator/make-document";
import type { SyntheticDocument } from "../../../lab/generator/synthetic-document";

const documents = (kind: DocumentKind, count = 120) =>
  Array.from({ length: count }, (_, seed) => makeDocument(seed, { kind, medium: "digital" }));
const kinds: DocumentKind[] = [
  "invoice",
  "credit_note",
  "purchase_order",
  "receipt",
  "bank_statement",
  "energy_bill",
];

describe("the truth of synthetic documents", () => {
  test.each(kinds)("every value of a %s is printed at its place", (kind) => {
    for (const made of documents(kind)) {
      for (const [key, { page, box }] of Object.entries(made.truth.places)) {
        const printed = textIn(made, page, box);
        const value = made.truth.fields[key] ?? "";
        expect(stands(value, printed, key), `${made.id} ${key}: ${value} in "${printed}"`).toBe(true);
      }
    }
  });

  test.each(kinds)(
    "fields of a %s are known to the catalogue, and none is both printed and absent",
    (kind) => {
      for (const { truth } of documents(kind, 60)) {
        for (const key of Object.keys(truth.fields)) expect(fieldOf(key), key).toBeDefined();
        for (const item of truth.lineItems) {
          for (const key of Object.keys(item)) expect(fieldOf(key), key).toBeDefined();
        }
        expect(truth.absent.filter((key) => key in truth.fields)).toEqual([]);
      }
    },
  );

  test("net and tax make the total, but for rounding and withheld tax", () => {
    const sums = documents("invoice", 200).flatMap(({ truth: { fields } }) =>
      fields.subTotal && fields.tax && fields.total
        ? [cents(fields.subTotal) + cents(fields.tax) - cents(fields.total)]
        : [],
    );
    expect(sums.length).toBeGreaterThan(60);
    expect(sums.filter((difference) => difference === 0).length / sums.length).toBeGreaterThan(0.85);
    expect(sums.every((difference) => difference > -100)).toBe(true);
  });

  test("the amount of a line is quantity times price, but for discounts", () => {
    const items = documents("invoice", 150).flatMap(({ truth }) => truth.lineItems);
    const whole = items.filter(({ quantity, unitPrice, netTotal }) => quantity && unitPrice && netTotal);
    const right = whole.filter(
      ({ quantity, unitPrice, netTotal }) =>
        Math.abs(Number(quantity) * Number(unitPrice) - Number(netTotal)) < 0.006,
    );
    expect(whole.length).toBeGreaterThan(200);
    expect(right.length / whole.length).toBeGreaterThan(0.85);
  });

  test("statements add up from movement to movement", () => {
    for (const { id, truth } of documents("bank_statement")) {
      const { openingBalance, closingBalance } = truth.fields;
      const moved = truth.lineItems.reduce((sum, { amount }) => sum + cents(amount ?? "0"), 0);
      if (openingBalance && closingBalance) {
        expect(cents(openingBalance) + moved, id).toBe(cents(closingBalance));
      }
      truth.lineItems.forEach((item, i) => {
        const before = truth.lineItems[i - 1]?.balance;
        if (before && item.balance)
          expect(cents(before) + cents(item.amount ?? "0")).toBe(cents(item.balance));
      });
    }
  });

  test("energy bills: charges and tax make the total", () => {
    for (const { id, truth } of documents("energy_bill")) {
      const charges = truth.lineItems.reduce((sum, { netTotal }) => sum + cents(netTotal ?? "0"), 0);
      expect(charges + cents(truth.fields.tax ?? "0"), id).toBe(cents(truth.fields.total ?? ""));
    }
  });
});

function textIn({ pages }: SyntheticDocument, page: number, box: readonly number[]): string {
  const [left = 0, top = 0, right = 0, bottom = 0] = box;
  const words = pages[page - 1]?.words ?? [];
  return words
    .filter(({ box: [l, t, r, b] }) => l < right && r > left && (t + b) / 2 > top && (t + b) / 2 < bottom)
    .map(({ text }) => text)
    .join(" ");
}

/** Dates by their day and the end of their year, amounts by their digits, all else by letters and digits. */
function stands(value: string, printed: string, key: string): boolean {
  const type = fieldOf(key)?.type;
  if (type === "currency") return /[$€£₹]|RM|Rs|[A-Z]{3}/.test(printed);
  if (type === "amount" || type === "number") return digits(printed).includes(digits(value));
  if (type === "date")
    return (
      digits(printed).includes(String(Number(value.slice(8)))) &&
      (key === "periodStart" || digits(printed).includes(value.slice(2, 4)))
    );
  return bare(value)
    .split(" ")
    .every((part) => bare(printed).includes(part));
}

function digits(text: string): string {
  return text.replace(/\D/g, "");
}

function bare(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}

function cents(text: string): number {
  return Math.round(Number(text) * 100);
}
