import { kindOf } from "@engine/kinds/kind-of";
import { layoutOf } from "@engine/stages/layout/document-layout";
import { titledPage } from "@tests/support/titled-page";
import { describe, expect, it } from "vitest";

const seen = (...lines: string[]) => kindOf(layoutOf([titledPage(lines)]));
const rest = ["Quay Hotel", "Harbour Supplies", "Rope 60.00", "Paint 40.00"];

describe("what a first page looks like", () => {
  it.each([
    ["invoice", ["!TAX INVOICE", "Invoice No. 7", ...rest, "Amount due 100.00"]],
    ["invoice", ["!Rechnung", "Rechnungsnummer 7", ...rest]],
    ["credit_note", ["!CREDIT NOTE", "Invoice No. 7", ...rest]],
    ["purchase_order", ["!PURCHASE ORDER", ...rest]],
    ["purchase_order", ["!Orden de compra", ...rest]],
    ["energy_bill", ["!Electricity invoice", "Invoice No. 7", "Meter number 99", "Usage 120 kWh"]],
    ["bank_statement", ["!Account statement", "Opening balance 5.00", ...rest, "Closing balance 7.00"]],
  ])("is %s", (kind, lines) => {
    expect(seen(...lines).kind).toBe(kind);
  });

  it.each([
    [["!EMPLOYMENT AGREEMENT", "between Quay Hotel and Ines Marlow", "The parties agree as follows"]],
    [["Dear Ms Marlow,", "thank you for your letter of last week", "Yours sincerely"]],
  ])("is nothing that is read: %s", (lines) => {
    expect(seen(...lines).kind).toBeNull();
  });

  it("is surer with a title than with words that only ask for money", () => {
    const titled = seen("!INVOICE", "Invoice No. 7", ...rest);
    const untitled = seen(...rest, "Amount due 100.00");
    expect(untitled.kind).toBe("invoice");
    expect(titled.confidence).toBeGreaterThan(untitled.confidence);
  });

  it("is a receipt on the paper of a cash register, and a doubtful invoice on a scan that names no date to pay by", () => {
    const page = titledPage(["!TAX INVOICE", "Invoice No. 7", ...rest, "Total 100.00"]);
    expect(kindOf(layoutOf([{ ...page, width: 300 }])).kind).toBe("receipt");
    const scan = kindOf(layoutOf([{ ...page, source: "ocr" }]));
    const billed = titledPage(["!TAX INVOICE", "Invoice No. 7", "Due date 2026-05-01", ...rest]);
    const sure = kindOf(layoutOf([{ ...billed, source: "ocr" }]));
    expect([scan.kind, sure.kind]).toEqual(["invoice", "invoice"]);
    expect(scan.confidence).toBeLessThan(sure.confidence);
  });

  it("is doubtful where a page has the title of one kind and the words of another", () => {
    const order = seen("!PURCHASE ORDER", ...rest);
    const paid = seen("PURCHASE ORDER", ...rest, "Amount due 100.00");
    expect([order.kind, paid.kind]).toEqual(["purchase_order", "purchase_order"]);
    expect(paid.confidence).toBeLessThan(order.confidence);
    expect(seen(...rest, "Purchase order:", "Amount due 100.00").kind).toBe("invoice");
    expect(seen(...rest, ...rest, "Purchase order", "Amount due 100.00").kind).toBe("invoice");

    const credit = seen("!CREDIT NOTE", ...rest);
    const billed = seen("!CREDIT NOTE", "!INVOICE", ...rest);
    expect([credit.kind, billed.kind]).toEqual(["credit_note", "credit_note"]);
    expect(billed.confidence).toBeLessThan(credit.confidence);

    const balances = ["Opening balance 5.00", ...rest, "Closing balance 7.00"];
    const titled = seen("!Account statement", ...balances);
    const untitled = seen(...balances);
    expect(untitled.kind).toBe("bank_statement");
    expect(untitled.confidence).toBeLessThan(titled.confidence);
  });

  it("is a likely receipt where a narrow paper has sums and no other word", () => {
    const narrow = (...lines: string[]) => kindOf(layoutOf([{ ...titledPage(lines), width: 300 }]));
    expect(narrow("Quay Hotel", "Coffee 3.50", "Cake 4.00").kind).toBe("receipt");
    expect(narrow("Quay Hotel", "Coffee and cake", "Open daily").kind).toBeNull();
  });

  it("looks at the first page only", () => {
    const pages = [titledPage(["Dear Ms Marlow,", "see the next page"]), titledPage(["!INVOICE", ...rest])];
    expect(kindOf(layoutOf(pages.map((page, index) => ({ ...page, number: index + 1 })))).kind).toBeNull();
  });
});
