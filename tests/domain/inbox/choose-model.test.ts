import { describe, expect, it } from "vitest";
import { autoAssignThreshold, type Candidate, chooseModel } from "~/domain/inbox/choose-model";

const invoices: Candidate = { id: "invoices", kind: "invoice", shared: 0, chosen: 0 };
const orders: Candidate = { id: "orders", kind: "purchase_order", shared: 0, chosen: 0 };
const others: Candidate = { id: "others", kind: "invoice", shared: 0, chosen: 0 };
const invoice = { kind: "invoice", confidence: 0.95 } as const;
const order = { kind: "purchase_order", confidence: 0.95 } as const;

const goes = (...about: Parameters<typeof chooseModel>) => {
  const { modelId, confidence, reason } = chooseModel(...about);
  return [modelId, confidence >= autoAssignThreshold ? "placed" : "asked", reason];
};

describe("the model of a file", () => {
  it("is the only one of its kind where the kind is sure", () => {
    expect(goes(invoice, [orders, invoices])).toEqual(["invoices", "placed", "only-model"]);
    expect(goes({ ...invoice, confidence: 0.7 }, [invoices])).toEqual(["invoices", "asked", "unsure"]);
    expect(goes(invoice, [invoices, others])).toEqual(["invoices", "asked", "several"]);
    expect(goes(invoice, [orders])).toEqual([null, "asked", "no-model"]);
    expect(goes({ kind: null, confidence: 0.7 }, [invoices])).toEqual([null, "asked", "none"]);
  });

  it("is the one that holds others of its layout, of several of its kind", () => {
    expect(goes(invoice, [invoices, { ...others, shared: 12 }])).toEqual(["others", "placed", "layout"]);
    expect(goes({ kind: null, confidence: 0.7 }, [{ ...invoices, shared: 12 }])).toEqual([
      "invoices",
      "placed",
      "layout",
    ]);
    expect(
      goes(invoice, [
        { ...invoices, shared: 9 },
        { ...others, shared: 12 },
      ]),
    ).toEqual(["others", "asked", "several"]);
  });

  it("is asked for where the layout says one thing and the title another", () => {
    expect(goes(order, [{ ...invoices, shared: 12 }, orders])).toEqual(["orders", "asked", "other-kind"]);
    expect(goes(order, [{ ...invoices, shared: 12 }])).toEqual(["invoices", "asked", "other-kind"]);
  });

  it("is the one of the part of the world that several signs point to", () => {
    const north = { ...others, baseModelId: "invoices-north-america" };
    const europe = { ...invoices, baseModelId: "invoices-europe" };
    const seen = (severalSigns: boolean) =>
      ({ ...invoice, writtenIn: { baseModelId: "invoices-europe", severalSigns } }) as const;
    expect(goes(seen(true), [north, europe])).toEqual(["invoices", "placed", "written-in"]);
    expect(goes(seen(false), [north, europe])).toEqual(["invoices", "asked", "written-in"]);
    expect(goes({ ...seen(true), confidence: 0.7 }, [north, europe])).toEqual([
      "invoices",
      "asked",
      "written-in",
    ]);
    expect(goes(seen(true), [north, europe, { ...europe, id: "second" }])).toEqual([
      "others",
      "asked",
      "several",
    ]);
    expect(goes(seen(true), [{ ...north, chosen: 4 }, europe])).toEqual(["others", "asked", "chosen-alike"]);
    expect(goes(seen(true), [north, { ...europe, chosen: 4 }])).toEqual(["invoices", "placed", "written-in"]);
  });

  it("is the one that somebody chose for the same layout, whatever else speaks", () => {
    expect(goes(order, [{ ...invoices, shared: 12, chosen: 12 }, orders])).toEqual([
      "invoices",
      "placed",
      "chosen",
    ]);
    expect(
      goes(invoice, [
        { ...invoices, chosen: 9 },
        { ...others, chosen: 12 },
      ]),
    ).toEqual(["others", "asked", "several"]);
  });

  it("is proposed first where somebody chose it for the same vendor", () => {
    expect(goes(invoice, [invoices, { ...others, chosen: 4 }])).toEqual(["others", "asked", "chosen-alike"]);
    expect(goes(invoice, [{ ...orders, chosen: 4 }, invoices])).toEqual(["invoices", "placed", "only-model"]);
  });
});
