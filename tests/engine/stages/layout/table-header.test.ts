import { columnRoleOf } from "@engine/stages/layout/column-phrases";
import { isItemHeader } from "@engine/stages/layout/is-item-header";
import { findTableHeaders } from "@engine/stages/layout/table-header";
import { describe, expect, it } from "vitest";
import { linesIn } from "../../support/rows";

const headersIn = (typed: string) => findTableHeaders(linesIn(typed));
const rolesIn = (typed: string) => headersIn(typed).map(({ cells }) => cells.map(({ role }) => role));

describe("the role that a heading announces", () => {
  it.each([
    ["Description", "description"],
    ["Bezeichnung", "description"],
    ["Désignation", "description"],
    ["Descripción", "description"],
    ["Qty", "quantity"],
    ["Menge", "quantity"],
    ["Cantidad", "quantity"],
    ["Menge / Quantity", "quantity"],
    ["Unit Price", "unitPrice"],
    ["Einzelpreis", "unitPrice"],
    ["Precio unitario", "unitPrice"],
    ["@", "unitPrice"],
    ["Amount", "netTotal"],
    ["Amount (USD)", "netTotal"],
    ["Amount €", "netTotal"],
    ["Betrag", "netTotal"],
    ["Importe", "netTotal"],
    ["GST", "lineTax"],
    ["VAT %", "taxRate"],
    ["MwSt", "lineTax"],
    ["Debit", "debit"],
    ["Credit", "credit"],
    ["Balance", "balance"],
    ["Date", "date"],
    ["Discount", "discount"],
  ])("%s: %s", (heading, role) => {
    expect(columnRoleOf(heading)).toBe(role);
  });

  it.each(["Larkmoor", "Thank you", "", "12.50", "Wetter"])("%j announces none", (heading) => {
    expect(columnRoleOf(heading)).toBeUndefined();
  });
});

describe("the header of a table", () => {
  it.each([
    [
      "English",
      "Description          Qty     Unit price     Amount",
      ["description", "quantity", "unitPrice", "netTotal"],
    ],
    [
      "German",
      "Pos.   Bezeichnung        Menge    Einzelpreis    Betrag",
      [expect.anything(), "description", "quantity", "unitPrice", "netTotal"],
    ],
    [
      "French",
      "Désignation        Quantité    Prix unitaire    Montant",
      ["description", "quantity", "unitPrice", "netTotal"],
    ],
    [
      "Spanish",
      "Descripción        Cantidad    Precio    Importe",
      ["description", "quantity", "unitPrice", "netTotal"],
    ],
    [
      "Italian",
      "Descrizione        Quantità    Prezzo    Importo",
      ["description", "quantity", "unitPrice", "netTotal"],
    ],
    [
      "a statement",
      "Date      Description        Debit     Credit     Balance",
      ["date", "description", "debit", "credit", "balance"],
    ],
    [
      "close together",
      "Description Qty Unit price Amount",
      ["description", "quantity", "unitPrice", "netTotal"],
    ],
    [
      "a sum before tax and one after it",
      "Description     Amount     Total",
      ["description", "lineSubTotal", "netTotal"],
    ],
  ])("is found: %s", (_, typed, roles) => {
    expect(rolesIn(typed)).toEqual([roles]);
  });

  it("may stand in two languages, one above the other", () => {
    const [header, ...more] = headersIn("Bezeichnung    Menge    Betrag\nDescription    Qty      Amount");
    expect(more).toEqual([]);
    expect(header).toMatchObject({ firstLine: 0, lastLine: 1 });
  });

  it("may take two lines", () => {
    const [header] = headersIn("                    Unit\nDescription  Qty    price    Amount");
    expect(header?.cells.map(({ role }) => role)).toEqual([
      "description",
      "quantity",
      "unitPrice",
      "netTotal",
    ]);
  });

  it("takes the second line also where the first says enough", () => {
    const [header] = headersIn(
      "Concepto    Cantidad    Valor       Importe\n                        Unitario",
    );
    expect(header?.cells.map(({ text, role }) => [text, role])).toContainEqual([
      "Valor Unitario",
      "unitPrice",
    ]);
  });

  it("does not begin with the particulars of the document above it", () => {
    const typed =
      "                    Order No    PO-15643\n                    Account     C24013\nDescription    Qty   Unit price   Amount";
    expect(headersIn(typed).map(({ firstLine, cells }) => [firstLine, cells.length])).toEqual([[2, 4]]);
  });

  it("tells the position of an item from its code", () => {
    expect(rolesIn("Item    Material    Description    Qty    Price    Net value")[0]?.slice(0, 3)).toEqual([
      "other",
      "itemCode",
      "description",
    ]);
  });

  it("is each of its own on a page with two tables", () => {
    const table = "Description    Qty    Amount\nRope    2    19.00\nPaint   1    4.00";
    expect(headersIn(`${table}\n\n\n${table}`).map(({ firstLine }) => firstLine)).toEqual([0, 3]);
  });

  it.each([
    ["a row with an amount", "Description    Amount    12.50"],
    ["a sentence", "The amount and the quantity of the goods named in the description are binding"],
    ["one heading alone", "Description"],
    ["headings without money", "Description      Qty      Date"],
    ["words nobody knows", "Alpha      Beta      Gamma      Amount"],
    ["nothing", ""],
  ])("is not %s", (_, typed) => {
    expect(headersIn(typed)).toEqual([]);
  });
});

describe("a header of line items", () => {
  const headsOf = (typed: string) => headersIn(typed).map(isItemHeader);

  it.each([
    ["Description    Qty    Unit price    Amount", [true]],
    ["Date    Description    Debit    Credit    Balance", [true]],
    ["Description:    Qty:    Unit price:    Amount:", [false]],
    ["Qty    Unit price    Amount", [false]],
  ])("%s: %j", (typed, expected) => {
    expect(headsOf(typed)).toEqual(expected);
  });
});

describe("a line right above a header", () => {
  const header = "Description          Qty     Unit price     Amount";
  it.each(["Due Date 03/04/2026", "Invoice Date 3 April 2026", "Date 2026-03-04", "Fecha 04/03/2026"])(
    "%s names a date and no column",
    (above) => {
      expect(headersIn(`${above}\n${header}`)).toMatchObject([{ firstLine: 1, lastLine: 1 }]);
    },
  );

  it("stays the upper half of a heading where it holds no date", () => {
    expect(
      headersIn(
        "                     Order   Unit           Total\nDescription          Qty     price          Amount",
      ),
    ).toMatchObject([{ firstLine: 0, lastLine: 1 }]);
  });
});
