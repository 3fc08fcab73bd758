import { extract } from "@engine/extract";
import { extractionRequest } from "@tests/support/extraction-request";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";

function itemsOf(pages: string[], culture = "en-US") {
  const read = pages.map((typed, index) => pageOf(typed, { number: index + 1 }));
  return extract(read, extractionRequest("invoice", { culture })).lineItems.map(
    ({ cells, arithmetic }): Record<string, string> => ({
      ...Object.fromEntries(Object.entries(cells).map(([key, { value }]) => [key, value])),
      arithmetic,
    }),
  );
}

describe("line items", () => {
  it("joins the lines of a wrapped description and stops at the sum", () => {
    const items = itemsOf([
      `
      Description            Qty     Unit Price     Amount
      Copier paper             2          18.95      37.90
      A4 80 gsm
      Envelopes                4          21.50      86.00
      Subtotal                                      123.90`,
    ]);
    expect(items).toEqual([
      {
        description: "Copier paper A4 80 gsm",
        quantity: "2",
        unitPrice: "18.95",
        netTotal: "37.90",
        arithmetic: "agrees",
      },
      { description: "Envelopes", quantity: "4", unitPrice: "21.5", netTotal: "86.00", arithmetic: "agrees" },
    ]);
  });

  it("names quantity and price by arithmetic where the headings are foreign", () => {
    const items = itemsOf([
      `
      Description            Lkm      Ahinta      Amount
      Copier paper             2       18.95       37.90
      Envelopes                4       21.50       86.00
      Total                                       123.90`,
    ]);
    expect(items[1]).toMatchObject({ quantity: "4", unitPrice: "21.5", netTotal: "86.00" });
  });

  it("takes a column that is one in every row for the quantity where nothing heads it", () => {
    const rows = (head: string) => `
      ${head}
      Karlovacko         24.00       1.00       24.00
      Cijeđena naranca   32.00       1.00       32.00
      Total                                     56.00`;
    const [foreign] = itemsOf([rows("Artikl            Cijena     Kol.        Ukupno")]);
    expect(foreign).toMatchObject({ quantity: "1", unitPrice: "24", netTotal: "24.00" });
    const [headed] = itemsOf([rows("Description       Qty        Price       Amount")]);
    expect(headed).toMatchObject({ quantity: "24", unitPrice: "1", netTotal: "24.00" });
  });

  it("keeps a row that only a net less its tax would do without", () => {
    const items = itemsOf([
      `
      Description            Qty     Price       Tax      Amount
      Advice                   2     30.00      6.00       60.00
      Document fee             3     10.00      3.00       30.00
      Printing                10      1.00                 10.00
      Subtotal                                            100.00
      Sales tax                                            10.00
      Total                                               110.00`,
    ]);
    expect(items.map(({ netTotal }) => netTotal)).toEqual(["60.00", "30.00", "10.00"]);
  });

  it("goes on over the pages of a table with a repeated header", () => {
    const page = (name: string) => `
      Description            Qty     Unit Price     Amount
      ${name}                  2          10.00      20.00`;
    expect(itemsOf([page("First"), page("Other")]).map((item) => item.description)).toEqual([
      "First",
      "Other",
    ]);
  });

  it("goes on behind the sub-total of a section", () => {
    const items = itemsOf([
      `
      Description            Qty     Unit Price     Amount
      Chair                    1          70.00      70.00
      Subtotal                                       70.00
      Olive oil                2           5.00      10.00
      Subtotal                                       10.00
      Total                                          80.00`,
    ]);
    expect(items.map((item) => item.description)).toEqual(["Chair", "Olive oil"]);
  });

  it("takes a code in brackets off the description", () => {
    const [item] = itemsOf([
      `
      Description                 Qty     Unit Price     Amount
      [FURN_7777] Office chair      1          70.00      70.00`,
    ]);
    expect(item).toMatchObject({ itemCode: "FURN_7777", description: "Office chair" });
  });

  it("leaves positions out of the descriptions", () => {
    const items = itemsOf([
      `
      Description                 Qty     Unit Price     Amount
      1 Kite                        1          70.00      70.00
      2 Glider                      1          30.00      30.00`,
    ]);
    expect(items.map((item) => item.description)).toEqual(["Kite", "Glider"]);
  });

  it("says when a row does not add up", () => {
    const [item] = itemsOf([
      `
      Description                 Qty     Unit Price     Amount
      Kite                          2          70.00      70.00`,
    ]);
    expect(item?.arithmetic).toBe("differs");
  });

  it("reads the headings of Spanish and German tables", () => {
    const [spanish] = itemsOf(
      [
        "Descripción            Cantidad     Precio     Importe\nTaladro                       2   1.149,50   2.299,00",
      ],
      "es-ES",
    );
    const [german] = itemsOf(
      [
        "Artikelbezeichnung       Menge     Einzelpreis     Gesamtpreis\nBohrer                      10            3,20           32,00",
      ],
      "de-DE",
    );
    expect(spanish).toMatchObject({
      description: "Taladro",
      quantity: "2",
      unitPrice: "1149.5",
      netTotal: "2299.00",
    });
    expect(german).toMatchObject({
      description: "Bohrer",
      quantity: "10",
      unitPrice: "3.2",
      netTotal: "32.00",
    });
  });
});
