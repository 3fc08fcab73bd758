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
