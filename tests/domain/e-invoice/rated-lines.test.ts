import { describe, expect, it } from "vitest";
import { netOf, ratesOfLines, taxOf, taxToleranceOf } from "~/domain/e-invoice/rated-lines";
import { isUnitCode, unitCodeOf } from "~/domain/e-invoice/unit-codes";
import { usualRates } from "~/domain/e-invoice/usual-rates";

const line = (cents: number, rate: string | null = null) => ({ cents, rate });

describe("the rates of lines", () => {
  it("are what the lines say when all do, whatever the tax", () => {
    expect(ratesOfLines([line(100, "7"), line(200, "19")], { tax: 9, net: 300 }, "DE")).toEqual(["7", "19"]);
  });

  it("are the one usual rate that makes the tax", () => {
    expect(ratesOfLines([line(6_000), line(4_000)], { tax: 1_900, net: 10_000 }, "DE")).toEqual(["19", "19"]);
    expect(ratesOfLines([line(10_000)], { tax: 700, net: 10_000 }, "DE")).toEqual(["7"]);
  });

  it("are what is left of the tax for the silent lines", () => {
    const lines = [line(10_000, "19"), line(5_000), line(5_000)];
    expect(ratesOfLines(lines, { tax: 1_900 + 700, net: 20_000 }, "DE")).toEqual(["19", "7", "7"]);
  });

  it("are none where no usual rate of the country makes the tax", () => {
    expect(ratesOfLines([line(10_000)], { tax: 1_300, net: 10_000 }, "DE")).toBeNull();
    expect(ratesOfLines([line(10_000)], { tax: 1_300, net: 10_000 }, "AT")).toEqual(["13"]);
    expect(ratesOfLines([line(10_000)], { tax: 1_900, net: 10_000 }, "FR")).toBeNull();
  });

  it("are zero without tax", () => {
    expect(ratesOfLines([line(10_000)], { tax: 0, net: 10_000 }, "DE")).toEqual(["0"]);
  });

  it("are looked for among all where the country is not known", () => {
    expect(ratesOfLines([line(10_000)], { tax: 810, net: 10_000 }, null)).toEqual(["8.1"]);
  });

  it("allow for lines that were rounded one by one", () => {
    expect(taxToleranceOf(40)).toBe(20);
    expect(taxToleranceOf(1)).toBeLessThan(20);
    const many = Array.from({ length: 40 }, () => line(250));
    expect(ratesOfLines(many, { tax: 1_910, net: 10_000 }, "DE")).toEqual(many.map(() => "19"));
    expect(ratesOfLines([line(10_000)], { tax: 1_910, net: 10_000 }, "DE")).toBeNull();
  });
});

describe("tax and net", () => {
  it("come from a rate, and from none when it is no number", () => {
    expect(taxOf(10_000, "19")).toBe(1_900);
    expect(taxOf(10_000, "")).toBe(0);
    expect(netOf(11_900, "19")).toBe(10_000);
    expect(netOf(11_900, "?")).toBe(11_900);
  });
});

describe("usual rates", () => {
  it("have the country's first, and all for a country that is not known", () => {
    expect(usualRates("DE")[0]).toBe("19");
    expect(usualRates("NZ")).toEqual(["15"]);
    const all = usualRates(null);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toEqual(expect.arrayContaining(["19", "25.5", "2.1", "0.25"]));
    expect(usualRates("US")).toBe(all);
  });
});

describe("a unit", () => {
  it.each([
    ["pcs", "C62"],
    ["Stück", "C62"],
    ["Std.", "HUR"],
    ["m²", "MTK"],
    ["kWh", "KWH"],
    ["KGM", "KGM"],
    [" Ctn ", "XBX"],
  ])("printed as %j is %s", (printed, code) => {
    expect(unitCodeOf(printed)).toBe(code);
    expect(isUnitCode(code)).toBe(true);
  });

  it("that nobody knows has no code", () => {
    for (const printed of [null, "", "furlongs", "kgm2"]) expect(unitCodeOf(printed)).toBeNull();
    expect(isUnitCode("furlong")).toBe(false);
    expect(isUnitCode("kgm")).toBe(false);
  });
});
