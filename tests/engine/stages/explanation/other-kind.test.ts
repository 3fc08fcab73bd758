import { otherKindFindings } from "@engine/stages/explanation/other-kind";
import { layoutOf } from "@engine/stages/layout/document-layout";
import { titledPage } from "@tests/support/titled-page";
import { describe, expect, it } from "vitest";

const findings = (lines: string[], kind: Parameters<typeof otherKindFindings>[1]) =>
  otherKindFindings(layoutOf([titledPage(lines)]), kind).map(({ key, values }) => [
    key,
    values.title ?? values.label,
  ]);

const rest = ["Quay Hotel", "To: Harbour Supplies", "Rope 60.00", "Paint 40.00", "Total 100.00"];
const order = ["!PURCHASE ORDER", ...rest];

describe("a document that is not of the model's kind", () => {
  it("is one whose title says so", () => {
    expect(findings(order, "invoice")).toEqual([["finding.other-kind", "PURCHASE ORDER"]]);
    expect(findings(order, "receipt")).toHaveLength(1);
    expect(findings(["!CREDIT NOTE", ...rest], "invoice")).toHaveLength(1);
    expect(findings(["!Tax Invoice", ...rest], "purchase_order")).toHaveLength(1);
  });

  it.each([
    "Purchase Order",
    "Orden de compra",
    "Bestellung",
    "Bon de commande",
    "Ordine di acquisto",
    "Inkooporder",
    "Ordem de compra",
    "Beställning",
    "Potwierdzenie zamówienia",
    "Purchase Order No. 4500",
    "Bon de commande / Purchase order",
    "Order - Original",
    "Contract agreement",
  ])("is an order that calls itself %s", (title) => {
    expect(findings([`!${title}`, ...rest], "invoice")).toHaveLength(1);
    expect(findings([`!${title}`, ...rest], "purchase_order")).toEqual([]);
  });

  it("is a credit note although it names the invoice that it takes back", () => {
    expect(findings(["!CREDIT NOTE", "Invoice No. 7", ...rest], "invoice")).toHaveLength(1);
    expect(findings(["!CREDIT INVOICE", "Packing slip", ...rest], "credit_note")).toEqual([]);
  });

  it("is none that calls itself what the model reads, or nothing", () => {
    expect(findings(order, "purchase_order")).toEqual([]);
    expect(findings(["!INVOICE", ...rest], "invoice")).toEqual([]);
    expect(findings(["!Receipt", ...rest], "invoice")).toEqual([]);
    expect(findings(rest, "invoice")).toEqual([]);
  });

  it("is none that only names the order that it asks for money for", () => {
    expect(
      findings(["!Harbour Supplies", "Invoice No. 7", "Purchase Order 4500", ...rest], "invoice"),
    ).toEqual([]);
    expect(findings(["!Harbour Supplies", "Purchase Order", ...rest], "invoice")).toEqual([]);
    expect(findings([...order, "Invoice number 7"], "invoice")).toEqual([]);
    expect(findings(["!Tax invoice statement", "!Packing slip", ...rest], "invoice")).toEqual([]);
    expect(findings(["!Delivery note:", ...rest], "invoice")).toEqual([]);
  });
});

describe("a document without a title", () => {
  it.each([
    ["Contract # 26802458", "Buyer: Maureen"],
    ["Pedido N.º 55", "Fecha de entrega 3/5/2026"],
    ["Bestellnummer ZN 2898", "Liefertermin 13.04.2026"],
    ["N° de commande YA 1493", "Date de livraison 13 avril 2026"],
    ["Numero ordine P61785", "Luogo di consegna Verona"],
    ["Bestelnummer 4411", "Leverdatum 3 mei 2026"],
    ["Data da encomenda 03/05/2026", "Encomenda N.º 118"],
    ["P.O. No. 4500", "P.O. Date 3 May 2026"],
  ])("is an order by its labels: %s, %s", (number, term) => {
    expect(findings(["Quay Hotel", number, term, ...rest], "invoice")).toEqual([
      ["finding.order-labels", number],
    ]);
    expect(findings(["Quay Hotel", number, term, ...rest], "purchase_order")).toEqual([]);
    expect(findings(["Quay Hotel", number, ...rest], "invoice")).toEqual([]);
  });

  it.each(["Amount due 100.00", "Cash 120.00", "Invoice No. 7", "Zahlbar bis 13.04.2026", "Due date 3 May"])(
    "is no order when it asks for money or was paid: %s",
    (asks) => {
      expect(findings(["Order # 12", "Ship to Dover", ...rest, asks], "invoice")).toEqual([]);
    },
  );

  it.each([
    [["Opening balance 120.00", "Total deposits 80.00", "Closing balance 200.00"], "Opening balance 120.00"],
    [["Beginning Balance", "7 Deposits/Credits", "Ending Balance"], "Beginning Balance"],
    [
      ["Previous Balance: 90.00", "Minimum Payment Due: 10.00", "Credit Limit: 500.00"],
      "Previous Balance: 90.00",
    ],
    [["Saldo anterior 120,00", "Saldo final 200,00"], "Saldo anterior 120,00"],
  ])("is an account statement by the labels of its balances: %j", (lines, opening) => {
    const found = otherKindFindings(layoutOf([titledPage(["Coastal Bank", ...lines])]), "invoice");
    expect(found).toMatchObject([{ key: "finding.balance-labels", values: { opening } }]);
    expect(findings(["Coastal Bank", ...lines], "bank_statement")).toEqual([]);
  });

  it("is none that carries the last balance forward and asks for the new one", () => {
    const bill = ["Harbour Power", "Previous balance 90.00", "Payments received 90.00", "New charges 41.00"];
    expect(findings([...bill, "Amount due 41.00"], "energy_bill")).toEqual([]);
    expect(findings([...bill, "New balance 41.00", "Amount due 41.00"], "invoice")).toEqual([]);
    expect(
      findings(["Invoice No. 7", "Previous balance 9.00", "Credits 9.00", "New balance 4.00"], "invoice"),
    ).toEqual([]);
  });
});
