import type { Association } from "@engine/stages/features/associations";
import { labelFeatures, strengthFor } from "@engine/stages/features/label-features";
import { findLabels } from "@engine/stages/labels/find-labels";
import { describe, expect, it } from "vitest";
import { lineIn } from "../../support/rows";
import { candidateIn, countingIn, seenIn } from "../../support/seen";

/** The label that a typed text is, pointing to a candidate so. */
function tieBy(typed: string, relation: Association["relation"] = "right", quality = 1): Association {
  const [label] = findLabels(lineIn(typed), false);
  if (!label) throw new Error(`${typed} is no label`);
  return { label, relation, quality };
}

const featuresOf = (field: string, ...ties: Association[]) => countingIn(labelFeatures(field, ties));

describe("how strongly a label announces a field", () => {
  it.each([
    ["Invoice number", "invoiceNumber"],
    ["Factura Nº", "invoiceNumber"],
    ["Rechnungsnummer", "invoiceNumber"],
    ["Numéro de facture", "invoiceNumber"],
    ["Factuurnummer", "invoiceNumber"],
    ["Due date", "dueDate"],
    ["Fecha de vencimiento", "dueDate"],
    ["Fällig am", "dueDate"],
    ["Data di scadenza", "dueDate"],
    ["Vervaldatum", "dueDate"],
    ["Grand total", "total"],
    ["Gesamtbetrag", "total"],
    ["Total TTC", "total"],
    ["Totale fattura", "total"],
  ])("%s is one of %s", (typed, field) => {
    expect(strengthFor(field, tieBy(typed))).toBeGreaterThanOrEqual(1);
  });

  it("is nothing for another field", () => {
    expect(strengthFor("tax", tieBy("Invoice number"))).toBe(0);
  });
});

describe("what labels say of a candidate", () => {
  const strength = strengthFor("dueDate", tieBy("Due date"));
  const rounded = (value: number) => Math.round(value * 100) / 100;

  it.each([
    ["right", "label-right"],
    ["below", "label-below"],
    ["section", "label-section"],
  ] as const)("is told by where they stand: %s", (relation, name) => {
    expect(featuresOf("dueDate", tieBy("Due date", relation))).toEqual({ [name]: rounded(strength) });
  });

  it("is told by the strongest alone", () => {
    expect(featuresOf("dueDate", tieBy("Due date", "right", 0.5), tieBy("Due date", "below", 0.9))).toEqual({
      "label-below": rounded(0.9 * strength),
    });
    expect(featuresOf("dueDate", tieBy("Due date", "section", 0.9), tieBy("Due date", "below", 0.4))).toEqual(
      { "label-section": rounded(0.9 * strength) },
    );
  });

  it("goes to the label beside it where one above is as strong", () => {
    expect(featuresOf("dueDate", tieBy("Due date", "below"), tieBy("Due date", "right"))).toEqual({
      "label-right": rounded(strength),
    });
  });

  it("is nothing without a label, or with one that hardly points to it", () => {
    expect(featuresOf("dueDate")).toEqual({ unlabelled: 1 });
    expect(featuresOf("dueDate", tieBy("Due date", "right", 0.1))).toMatchObject({ unlabelled: 1 });
  });

  it("is that something else claims it", () => {
    const claimed = featuresOf("tax", tieBy("Due date"));
    expect(claimed).toEqual({ unlabelled: 1, claimed: rounded(strength) });
    const both = featuresOf("tax", tieBy("Due date"), tieBy("VAT amount", "right", 0.5));
    const own = strengthFor("tax", tieBy("VAT amount"));
    expect(own).toBeGreaterThan(0);
    expect(both.claimed).toBe(rounded(strength - 0.5 * 0.5 * own));
  });

  it("is not claimed by a weaker label of something else", () => {
    expect(featuresOf("dueDate", tieBy("Due date"), tieBy("VAT amount", "below", 0.3)).claimed).toBe(
      undefined,
    );
  });

  it("knows a colon of its own label, near it", () => {
    expect(featuresOf("dueDate", tieBy("Due date:"))).toMatchObject({ colon: 1 });
    expect(featuresOf("dueDate", tieBy("Due date"))).not.toHaveProperty("colon");
    expect(featuresOf("dueDate", tieBy("Due date:", "right", 0.6))).not.toHaveProperty("colon");
    expect(featuresOf("tax", tieBy("Due date:"))).not.toHaveProperty("colon");
  });
});

describe("labels over an address", () => {
  it("claim little of it unless they name a party", () => {
    const over = featuresOf("vendorAddress", tieBy("Due date", "below"));
    const beside = featuresOf("vendorAddress", tieBy("Due date", "right"));
    expect(over.claimed).toBeCloseTo((beside.claimed ?? 0) / 4, 1);
  });

  it("claim all of it where they name another party", () => {
    const customer = featuresOf("vendorAddress", tieBy("Customer", "below")).claimed ?? 0;
    expect(customer).toBeCloseTo(strengthFor("customerName", tieBy("Customer")), 1);
  });

  it("claim other fields whole", () => {
    const date = featuresOf("invoiceDate", tieBy("Due date", "below"));
    expect(date.claimed).toBe(featuresOf("invoiceDate", tieBy("Due date", "right")).claimed);
  });
});

describe("on a page", () => {
  it("a value goes with the label beside it, not with the one above", () => {
    const seen = seenIn(`
      Sub-total        80.00
      VAT              16.00
      Total            96.00`);
    const features = (field: string, start: string) =>
      countingIn(labelFeatures(field, seen.page.associations(candidateIn(seen, "amount", start))));
    expect(features("tax", "16.00")["label-right"]).toBeGreaterThan(0.8);
    expect(features("subTotal", "16.00")).toMatchObject({ claimed: expect.any(Number) });
    expect(features("total", "96.00")["label-right"]).toBeGreaterThan(0.8);
    expect(features("total", "80.00").claimed).toBeGreaterThan(0.5);
  });
});
