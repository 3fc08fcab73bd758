import { fieldOf } from "@engine/fields/field-catalogue";
import type { DocumentKind } from "@engine/results/extraction-result";
import { describe, expect, it, test } from "vitest";
import { makeDocument } from "../../../lab/generator/make-document";
import { truthFile } from "../../../lab/generator/output/truth-file";
import type { SyntheticDocument } from "../../../lab/generator/synthetic-document";

const kinds: DocumentKind[] = [
  "invoice",
  "credit_note",
  "purchase_order",
  "receipt",
  "bank_statement",
  "energy_bill",
];
const countries = [
  "US",
  "AU",
  "NZ",
  "IN",
  "GB",
  "CA",
  "MX",
  "ES",
  "DE",
  "AT",
  "CH",
  "FR",
  "BE",
  "IT",
  "NL",
  "PT",
  "IE",
  "SG",
  "MY",
];
const papers = countries.flatMap((country) => kinds.map((kind): [string, DocumentKind] => [country, kind]));

const documentsOf = (country: string, kind: DocumentKind) =>
  Array.from({ length: 5 }, (_, seed) => makeDocument(seed, { country, kind, medium: "digital" }));

const digits = (text: string) => text.replace(/\D/g, "");
const letters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, "");
const textOf = ({ pages }: SyntheticDocument) =>
  pages.flatMap(({ words }) => words.map(({ text }) => text)).join(" ");
const numbersOf = (text: string) => new Set(text.split(" ").map(digits));

/** An amount as it may be printed: with up to four decimals, or without where these are zero. */
const isPrinted = (value: string, numbers: ReadonlySet<string>, run: string) => {
  const [whole = "", fraction = ""] = value.replace("-", "").split(".");
  const forms = [0, 1, 2, 3, 4].map((length) => whole + fraction.padEnd(length, "0"));
  if (/^0*$/.test(fraction)) forms.push(whole);
  return forms.some((form) => numbers.has(form) || (form.length > 3 && run.includes(form)));
};

describe.each(papers)("in %s, a %s", (country, kind) => {
  const documents = documentsOf(country, kind);

  it("is of its country, kind and one of its cultures", () => {
    for (const made of documents) {
      expect([made.country, made.kind, made.medium]).toEqual([country, kind, "digital"]);
      expect(made.culture.endsWith(`-${country}`)).toBe(true);
      expect(made.receivedOn >= (made.truth.fields.invoiceDate ?? "")).toBe(true);
    }
  });

  it("prints every amount of its header and rows", () => {
    for (const made of documents) {
      const text = textOf(made);
      const [numbers, run] = [numbersOf(text), digits(text)];
      const rows = made.truth.lineItems.flatMap((row) => Object.entries(row));
      const header = Object.entries(made.truth.fields).filter(([key]) => key in made.truth.places);
      for (const [key, value] of [...header, ...rows])
        if (["amount", "number"].includes(fieldOf(key)?.type ?? ""))
          expect(isPrinted(value, numbers, run), `${made.id} ${key} ${value}`).toBe(true);
    }
  });

  it("prints the words of its rows", () => {
    for (const made of documents) {
      const text = letters(textOf(made));
      for (const { description, itemCode } of made.truth.lineItems)
        for (const part of [...(description?.split(" ") ?? []), ...(itemCode?.split(" ") ?? [])])
          expect(text.includes(letters(part)), `${made.id} ${part}`).toBe(true);
    }
  });

  it("has rows with the same columns, but for what a line need not have", () => {
    for (const { id, truth } of documents) {
      const amounts = truth.lineItems.map(
        (row) => "netTotal" in row || "amount" in row || "grossTotal" in row,
      );
      if (amounts.some(Boolean)) expect(amounts.every(Boolean), id).toBe(true);
      for (const row of truth.lineItems)
        expect(
          Object.values(row).every((value) => value !== ""),
          id,
        ).toBe(true);
    }
  });

  it("has places on its own pages", () => {
    for (const { pages, truth } of documents)
      for (const { page, box } of Object.values(truth.places)) {
        expect(page >= 1 && page <= pages.length).toBe(true);
        expect(box[0] < box[2] && box[1] < box[3]).toBe(true);
      }
  });
});

describe("the truth file of a document", () => {
  const made = makeDocument(8, { kind: "invoice", medium: "digital", country: "DE" });

  it("is what an evaluation reads: values, what is absent, and rows with the corpus' name for tax", () => {
    const lineItems: Record<string, string>[] = [
      { description: "Bolts", lineTax: "0.19" },
      { description: "Nuts" },
    ];
    const file = truthFile({ ...made, truth: { ...made.truth, lineItems } }, "docs/x.pdf");
    expect(file).toMatchObject({ id: made.id, file: "docs/x.pdf", kind: "invoice", country: "DE" });
    expect(file.lineItems).toEqual([{ description: "Bolts", tax: "0.19" }, { description: "Nuts" }]);
    expect(file.fields).toMatchObject({ currency: { value: made.truth.fields.currency } });
    expect(file.scored).toEqual([...Object.keys(made.truth.fields), ...made.truth.absent]);
    expect(file.lineItemsScored).toBe(true);
  });

  test.each([
    ["digital", "native", 2],
    ["scan", "none", 2],
    ["photo", "none", 1],
  ] as const)("of a %s has the text layer %s and %d pages", (medium, textLayer, pages) => {
    const [page] = made.pages;
    const two = page ? [page, page] : [];
    expect(truthFile({ ...made, medium, pages: two }, "x")).toMatchObject({ textLayer, pages });
  });

  it("does not score rows where there are none", () => {
    const file = truthFile({ ...made, truth: { ...made.truth, lineItems: [] } }, "x");
    expect(file.lineItemsScored).toBe(false);
  });
});
