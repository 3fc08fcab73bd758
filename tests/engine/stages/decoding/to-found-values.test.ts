import { analysisOf } from "@engine/analysis-of";
import type { FieldType, WantedField } from "@engine/results/extraction-result";
import { type FindingContext, signalsOf, toFoundValues } from "@engine/stages/decoding/to-found-values";
import { baseKnowledge } from "@engine/stages/memory/knowledge";
import type { Chosen } from "@engine/stages/scoring/scored";
import { extractionRequest } from "@tests/support/extraction-request";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";
import { tokensIn } from "../../support/rows";
import { chosenAs } from "../../support/scored";

const wanted = (key: string, type: FieldType, line = false): WantedField => ({ key, type, line });

/** What values are written with, for a page and these fields. */
function aboutPage(
  typed: string,
  fields: WantedField[],
  about: Parameters<typeof extractionRequest>[1] = {},
): FindingContext {
  const request = { ...extractionRequest("invoice", about), fields };
  const { context, facts } = analysisOf([pageOf(typed)], request, baseKnowledge);
  return { request, facts, context: context.plain };
}

const total = (value: string, about: Parameters<typeof chosenAs>[2] = {}): Record<string, Chosen> => ({
  total: chosenAs(value, 3, { ...about, candidate: { tokens: tokensIn(value), ...about.candidate } }),
});

describe("a chosen candidate as a value", () => {
  const page = aboutPage("Total 121.00\nNet 100.00", [wanted("total", "amount")]);

  it.each([
    ["121", "121.00"],
    ["121.5", "121.50"],
    ["121.50", "121.50"],
    ["0.0375", "0.0375"],
    ["-12", "-12.00"],
  ])("of an amount %s is %s", (read, value) => {
    expect(toFoundValues(total(read), page).total?.value).toBe(value);
  });

  it("is as printed where it is no amount", () => {
    const about = aboutPage("Total 121.00", [wanted("total", "number")]);
    expect(toFoundValues(total("121"), about).total?.value).toBe("121");
  });

  it("has the place of its words, and what was printed", () => {
    const found = toFoundValues(total("121.00", { candidate: { raw: "€ 121,00" } }), page).total;
    expect(found).toMatchObject({ raw: "€ 121,00", place: { page: 1 } });
    expect(found?.place?.box[2]).toBeCloseTo(0.06);
  });

  it("is not surer than half where a letter has no known code", () => {
    const holes = total("121.00", {
      candidate: { tokens: tokensIn("12\uFFFD.00") },
      score: 12,
      margin: 12,
      share: 1,
    });
    const sound = total("121.00", { score: 12, margin: 12, share: 1 });
    expect(toFoundValues(holes, page).total?.confidence).toBeLessThanOrEqual(0.5);
    expect(toFoundValues(sound, page).total?.confidence).toBeGreaterThan(0.5);
  });

  it("is written for the fields that are asked for, not for columns of rows", () => {
    const chosen = { ...total("121.00"), tax: chosenAs("21.00", 3) };
    const fields = [wanted("total", "amount"), wanted("tax", "amount", true), wanted("dueDate", "date")];
    expect(Object.keys(toFoundValues(chosen, aboutPage("Total 121.00", fields)))).toEqual(["total"]);
  });
});

describe("the reasons of a value", () => {
  const about = aboutPage("Total 121.00\nNet 100.00", [wanted("total", "amount")]);
  const reasonsOf = (details: Parameters<typeof chosenAs>[2]) =>
    toFoundValues(total("121.00", details), about).total?.reasons.map(({ key }) => key);

  it.each([
    ["adds-up", "reason.adds-up"],
    ["rate", "reason.known-rate"],
    ["lines", "reason.sum-of-lines"],
    ["columns", "reason.column-sums"],
    ["paid", "reason.cash-and-change"],
    ["date-order", "reason.date-order"],
    ["same-block", "reason.same-block"],
  ])("tell the proof %s", (proof, reason) => {
    expect(reasonsOf({ proofs: new Set([proof]) })).toEqual([reason]);
  });

  it("tell nothing of a proof without words", () => {
    expect(reasonsOf({ proofs: new Set(["unheard-of"]) })).toEqual([]);
  });

  it("begin with those of its labels", () => {
    const label = { key: "reason.right-of", values: { label: "Total" } };
    expect(reasonsOf({ reasons: [label], proofs: new Set(["rate"]) })).toEqual([
      "reason.right-of",
      "reason.known-rate",
    ]);
  });

  it("tell that it is the largest amount, or the letterhead's", () => {
    expect(reasonsOf({ features: { largest: 1 } })).toEqual(["reason.largest-amount"]);
    expect(reasonsOf({ features: { "first-in-letterhead": 1 } })).toEqual(["reason.letterhead"]);
  });

  it("tell that there is no other candidate", () => {
    const alone = aboutPage("Total 121.00", [wanted("total", "amount")]);
    expect(toFoundValues(total("121.00"), alone).total?.reasons).toEqual([
      { key: "reason.only-candidate", values: {} },
    ]);
  });
});

describe("a total on a page that tells what it rounded", () => {
  const sure = (typed: string, value: string, source: "ocr" | "text" = "ocr") => {
    const request = { ...extractionRequest("receipt"), fields: [wanted("total", "amount")] };
    const page = { ...pageOf(typed), source };
    const { context, facts } = analysisOf([page], request, baseKnowledge);
    const chosen = total(value, { score: 12, margin: 12, share: 1 });
    return toFoundValues(chosen, { request, facts, context: context.plain }).total?.confidence ?? 0;
  };

  it("is doubtful where cents are left that no coin pays, on recognised paper", () => {
    expect(sure("Tax 6.37\nRounding -0.02\nTotal 112.46", "112.46")).toBeLessThanOrEqual(0.75);
    expect(sure("Tax 6.37\nRounding -0.02\nTotal 112.45", "112.45")).toBeGreaterThan(0.75);
    expect(sure("Tax 6.37\nTotal 112.46", "112.46")).toBeGreaterThan(0.75);
  });

  it.each([
    "Rundung",
    "Arrondi",
    "Arrotondamento",
    "Redondeo",
    "Arredondamento",
    "Afronding",
    "Zaokrąglenie",
  ])("is doubtful where it says %s", (word) => {
    expect(sure(`Tax 6.37\n${word} -0.02\nTotal 112.46`, "112.46")).toBeLessThanOrEqual(0.75);
  });

  it("is not doubtful on text, or where the rounded sum itself has cents", () => {
    expect(sure("Tax 6.37\nRounding -0.01\nDeposit 7.00\nTotal 112.46", "112.46", "text")).toBeGreaterThan(
      0.75,
    );
    expect(sure("Tax 6.37\nRounded total 112.46", "112.46")).toBeGreaterThan(0.75);
  });
});

describe("the currency of a document", () => {
  it.each([
    ["a code", "Total EUR 121.00", "USD", "EUR", "reason.currency-code"],
    ["a sign", "Total £121.00", "USD", "GBP", "reason.currency-sign"],
    ["the model where the page says nothing", "Total 121.00", "CHF", "CHF", "reason.currency-model"],
  ])("follows from %s", (_name, typed, currency, value, key) => {
    const about = aboutPage(typed, [wanted("currency", "currency")], { currency });
    expect(toFoundValues({}, about).currency).toMatchObject({ value, place: null, reasons: [{ key }] });
  });

  it("is surer when it is written more often", () => {
    const sure = (text: string) =>
      toFoundValues({}, aboutPage(text, [wanted("currency", "currency")])).currency?.confidence ?? 0;
    expect(sure("Net £100.00\nTax £21.00\nTotal £121.00")).toBeGreaterThan(sure("Total £121.00"));
  });

  it("is doubtful where no page tells it", () => {
    const asked = [wanted("currency", "currency")];
    expect(toFoundValues({}, aboutPage("Total 121.00", asked)).currency?.confidence).toBeLessThanOrEqual(0.5);
  });

  it("is less sure when another one is on the page", () => {
    const sure = (text: string) =>
      toFoundValues({}, aboutPage(text, [wanted("currency", "currency")])).currency?.confidence ?? 1;
    expect(sure("Net £100.00\nTotal £121.00\nPaid € 5,00")).toBeLessThan(sure("Net £100.00\nTotal £121.00"));
  });

  it("is not told where nobody asks", () => {
    expect(toFoundValues({}, aboutPage("Total EUR 121.00", []))).toEqual({});
  });
});

describe("what is known of a choice", () => {
  const about = aboutPage("Total 121.00\nNet 100.00", [wanted("total", "amount")]);
  const signal = (details: Parameters<typeof chosenAs>[2]) =>
    signalsOf(total("121.00", details), about).total;

  it("is the strongest of its labels", () => {
    expect(
      signal({ features: { "label-right": 0.4, "label-below": 1.2, "label-section": 0.9 } })?.label,
    ).toBe(1.2);
    expect(signal({})?.label).toBe(0);
  });

  it("is how clearly its worst word was read", () => {
    const tokens = [...tokensIn("121", 0.9), ...tokensIn("00", 0.4)];
    expect(signal({ candidate: { tokens } })?.reading).toBe(0.4);
    expect(signal({ candidate: { tokens: [] } })?.reading).toBe(1);
  });

  it("is all that memory says against it", () => {
    const features = {
      "memory-elsewhere": -4,
      "memory-other-constant": -1,
      "memory-absent": -0.5,
      memory: 7,
    };
    expect(signal({ features })).toMatchObject({ against: -5.5, memory: 7, constant: 0 });
  });

  it.each([
    ["a known rate", ["rate"], true],
    ["the sum of the lines", ["lines"], true],
    ["a bare sum", ["adds-up"], false],
    ["cash and change", ["paid"], false],
  ])("is whether the total is proven: %s", (_name, proofs, proven) => {
    const chosen = { ...total("121.00", { proofs: new Set(proofs) }), tax: chosenAs("21.00", 3) };
    expect(signalsOf(chosen, about).tax?.proven).toBe(proven);
  });

  it("is what else stands on the document", () => {
    expect(signal({ facts: ["check-digit"], features: { repeated: 1 } })).toMatchObject({
      checkDigit: true,
      repeated: true,
      recognised: false,
      known: false,
    });
  });
});

it("a number that was mended by its check digits asks for a look, and says what was read", () => {
  const about = aboutPage("GST 001147418576", [wanted("vendorTaxNumber", "id" as FieldType)]);
  const chosen = chosenAs("001147416576", 14, {
    facts: ["mended"],
    candidate: { type: "taxId", raw: "001147418576", tokens: tokensIn("001147418576") },
  });
  const found = toFoundValues({ vendorTaxNumber: { ...chosen, share: 1 } }, about).vendorTaxNumber;
  expect(found?.confidence).toBeLessThanOrEqual(0.75);
  expect(found?.reasons[0]).toEqual({ key: "reason.repaired", values: { before: "001147418576" } });
});
