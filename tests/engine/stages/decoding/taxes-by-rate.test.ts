import { extractedValue } from "@tests/support/extracted-value";
import { describe, expect, it } from "vitest";

// Slips of our own making; none of their words for tax is needed, for arithmetic alone ties rates, bases and total.
const slips = {
  "taxes and what includes them, on lines of their own": `
    Gasthaus Lindenhof GmbH
    Rechnung 4411
    Total              59,40 Euro
    Nettoumsatz        53,61 Euro
    Verkauf 19% inkl.  20,20 Euro
    MwSt 19%            3,23 Euro
    Verkauf 7% inkl.   39,20 Euro
    MwSt 7%             2,56 Euro
    EC                 59,40 Euro`,
  "a table by rate above the total": `
    Gasthaus Lindenhof GmbH
    Beleg 77
    Satz     Brutto    Netto    USt
    7%        39,20    36,64   2,56
    19%       20,20    16,97   3,23
    Summe Euro                59,40`,
  "a table by rate whose words were misread": `
    Gasthaus Lindenhof GmbH
    5umrne Euro               59,40
    Netlo     Must   Bruto
    A 7,00%  36,64   2,56    39,20
    B 19,00% 16,97   3,23    20,20`,
};

describe("taxes of several rates", () => {
  it.each(Object.entries(slips))("are summed: %s", (_name, typed) => {
    const about = { kind: "receipt", culture: "de-DE" } as const;
    expect(extractedValue("tax", typed, about)).toBe("5.79");
    expect(extractedValue("total", typed, about)).toBe("59.40");
  });

  it("tell the printed net, which no label need announce", () => {
    const typed = slips["taxes and what includes them, on lines of their own"];
    expect(extractedValue("subTotal", typed, { kind: "receipt", culture: "de-DE" })).toBe("53.61");
  });

  it.each([
    [
      "a tax and another one on drinks",
      `
    Konoba Lipa d.o.o.
    Pivo 0,5l                  24,00
    Sok od jabuke              24,00
    Ukupno:                    48,00 kn
    Vrsta poreza  Stopa%   Osnovica    Iznos
    PDV 25%        25,00      37,50     9,38
    PP 3%           3,00      37,50     1,12`,
      "hr-HR",
      "10.50",
      "48.00",
    ],
    [
      "a federal and a provincial tax",
      `
    Pharmacie du Carré
    123 rue Sherbrooke, Montréal QC H3B 4C9
    Lotion              22,40
    SOUS-TOTAL          22,40
    TPS 5%               1,12
    TVQ 9,975%           2,23
    TOTAL              $25,75`,
      "fr-CA",
      "3.35",
      "25.75",
    ],
  ])("are summed on one net: %s", (_name, typed, culture, tax, total) => {
    expect(extractedValue("tax", typed, { kind: "receipt", culture })).toBe(tax);
    expect(extractedValue("total", typed, { kind: "receipt", culture })).toBe(total);
  });

  it("are not made of a tax and a tip", () => {
    const typed = `
      Corner Diner
      12 Main Street, Springfield, IL 62701
      Pancakes           40.00
      Subtotal           40.00
      Sales tax 8%        3.20
      Tip 18%             7.20
      Total              50.40`;
    expect(extractedValue("tax", typed, { kind: "receipt", culture: "en-US" })).toBe("3.20");
  });

  it("are not made of a single rate and a line item", () => {
    const typed = `
      Gasthaus Lindenhof GmbH
      Kaffee              1,07
      Wasser              2,14
      Total              20,20 Euro
      MwSt 19%            3,23 Euro`;
    expect(extractedValue("tax", typed, { kind: "receipt", culture: "de-DE" })).toBe("3.23");
  });
});
