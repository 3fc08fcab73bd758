import { PDFDocument } from "pdf-lib";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import type { DocumentDetails } from "~/domain/documents/document-details";
import { documentStatuses, isEndState } from "~/domain/documents/status";
import { billPdf } from "~/http/bill-pdf";
import { readPayment } from "~/http/read-payment";
import { maxLines, shownVisit } from "~/http/shown-visit";

const field = (key: string, more: object = {}) => ({
  key,
  type: "amount",
  name: "",
  labelKey: `field.${key}`,
  value: "1234.5",
  confidence: 0.97,
  place: null,
  reasons: [],
  ...more,
});
const details = (more: object = {}) =>
  ({
    status: "success",
    culture: "de-DE",
    problem: null,
    fields: [field("total")],
    columns: [
      { key: "quantity", type: "number" },
      { key: "description", type: "text" },
      { key: "unitPrice", type: "amount" },
    ],
    lineItems: [],
    lineCount: 0,
    pages: [{ number: 1, state: "read", width: 10, height: 14 }],
    proof: { state: "untested", equations: [], change: null },
    ...more,
  }) as unknown as DocumentDetails;
const visit = (more: object = {}, language: "en" | "es" = "en") => {
  const shown = shownVisit(details(more), "v1", language);
  if (!shown) throw new Error("still being read");
  return shown;
};

describe("what a visitor's document came to", () => {
  it("is nothing while it is being read", () => {
    for (const status of documentStatuses)
      expect(shownVisit(details({ status }), "v1", "en") !== null, status).toBe(isEndState(status));
  });

  it("has what was found in the document's culture and the visitor's language", () => {
    expect(visit().fields).toMatchObject([{ key: "total", value: "1.234,5", label: "Total" }]);
    expect(visit({ fields: [field("tax")] }, "es").fields[0]?.label).not.toBe(
      visit({ fields: [field("tax")] }).fields[0]?.label,
    );
  });

  it("names what every document of a business has and this one lacks, and nothing else", () => {
    const fields = [
      field("total", { value: null }),
      field("vendorName", { value: "" }),
      field("dueDate", { value: null }),
    ];
    expect(visit({ fields }).missing).toHaveLength(2);
    expect(visit({ fields }).fields).toEqual([]);
    expect(visit({ fields: [field("total", { confidence: null })] }).missing).toEqual([]);
  });

  it("has each value on the page where it stands", () => {
    const pages = [
      { number: 1, state: "read", width: 10, height: 14 },
      { number: 2, state: "failed", width: 10, height: 14 },
    ];
    const place = { page: 2, box: [0.1, 0.2, 0.3, 0.4] };
    const shown = visit({ pages, fields: [field("total", { place }), field("tax")] }).pages;
    expect(shown.map(({ number, isRead, fields }) => [number, isRead, fields.length])).toEqual([
      [1, true, 0],
      [2, false, 1],
    ]);
    expect(shown[0]?.picture.src).toBe("/try/v1/pages/1");
  });

  it("has the columns that hold something, and counts the lines beyond fifty", () => {
    const line = { cells: { quantity: { value: "2.5" }, description: { value: "" } }, arithmetic: "agrees" };
    const lineItems = Array.from({ length: maxLines + 3 }, () => line);
    const { lines } = visit({ lineItems, lineCount: 100 });
    expect(lines.heads.map(({ key, isNumber }) => [key, isNumber])).toEqual([["quantity", true]]);
    expect(lines.rows).toHaveLength(maxLines);
    expect(lines.rows[0]).toEqual([{ key: "quantity", text: "2,5" }]);
    expect(lines.more).toBe(100 - maxLines);
    expect(visit().lines).toEqual({ heads: [], rows: [], more: 0 });
  });

  it("says what is wrong, and which sums were tested", () => {
    expect(visit({ problem: "error.unexpected" }).problem).not.toBe("error.unexpected");
    expect(visit().proof).toBeNull();
    const equations = [{ key: "equation.net-tax-total", values: { total: "12" }, holds: true }];
    expect(visit({ proof: { state: "consistent", equations, change: null } }).proof?.equations).toHaveLength(
      1,
    );
  });
});

describe("a bill as PDF", () => {
  const bill = {
    number: "2026-7",
    kind: "recurring",
    status: "paid",
    billedOn: "2026-03-01",
    periodStart: "2026-03-01",
    periodEnd: "2026-04-01",
    currency: "INR",
    amount: 190_000,
    lines: [{ textKey: "billing.line", values: { count: 12_345 }, amount: 190_000 }],
  } as unknown as Parameters<typeof billPdf>[0];

  it("is one page of A4 in the reader's language, with its number in the title", async () => {
    const asked: [string, Record<string, unknown> | undefined][] = [];
    const t = ((key: string, values?: Record<string, unknown>) => {
      asked.push([key, values]);
      return key;
    }) as never;
    const bytes = await billPdf(bill, ["Quay Ltd", "1 Pier"], { language: "es", t });
    const read = await PDFDocument.load(bytes);
    expect(read.getPages().map((page) => page.getSize())).toEqual([{ width: 595, height: 842 }]);
    expect(read.getTitle()).toBe("billing.bill.title 2026-7");
    expect(asked.find(([key]) => key === "billing.line")?.[1]).toEqual({
      count: 12_345,
      documents: "12.345",
    });
  });

  it("can be written whatever is in a name", async () => {
    const t = ((key: string) => key) as never;
    const names = ["日本 🧾", "Ωmega", "a\u202fb", "₹ and €", ""];
    await expect(billPdf(bill, names, { language: "en", t })).resolves.toBeInstanceOf(Uint8Array);
  });
});

describe("a billing form that is read", () => {
  const schema = z.object({ ccFirstName: z.string().min(1, "form.required") });
  const form = (more: Record<string, string> = {}) => {
    const made = new FormData();
    for (const [name, value] of Object.entries({
      ccFirstName: "Ann",
      cardNumber: "4111",
      ccCardCode: "123",
      ...more,
    }))
      made.set(name, value);
    return made;
  };
  const gateway = (outcome: object) => ({ kind: "cards", takeCard: vi.fn(() => outcome) });
  const read = (made: FormData, at: object, withCard = true) =>
    readPayment(made, schema, { gateway: at as never, now: new Date(0), withCard });

  it("gives the card to the gateway, and leaves none of it in the form", () => {
    const card = { brand: "Visa" };
    const made = form();
    const { submission, card: taken } = read(made, gateway({ card }));
    expect(taken).toBe(card);
    expect(submission.status).toBe("success");
    expect([...made.keys()]).toEqual(["ccFirstName"]);
    expect(JSON.stringify(submission.reply())).not.toMatch(/4111|123/);
  });

  it("tells what is wrong with the card among what is wrong with the rest", () => {
    const problems = [{ field: "cardNumber", messageKey: "billing.problem.card-number" }];
    const { submission, card } = read(form({ ccFirstName: "" }), gateway({ problems }));
    expect(card).toBeNull();
    expect(submission.reply().error).toEqual({
      ccFirstName: ["form.required"],
      cardNumber: ["billing.problem.card-number"],
    });
    expect(read(form(), gateway({ problems })).submission.status).toBe("error");
  });

  it("throws away a card that nobody asked for", () => {
    const at = gateway({ problems: [{ field: "cardNumber", messageKey: "x" }] });
    const made = form();
    expect(read(made, at, false).submission.status).toBe("success");
    expect(at.takeCard).not.toHaveBeenCalled();
    expect(made.has("cardNumber")).toBe(false);
    const paddle = { kind: "paddle", takeCard: vi.fn() };
    expect(read(form(), paddle).card).toBeNull();
    expect(paddle.takeCard).not.toHaveBeenCalled();
  });
});
