import { describe, expect, it } from "vitest";
import { countriesIn, countryCodes, countryName } from "~/domain/tenants/countries";
import { dataCenters, dataCentersFor, pickDataCenter } from "~/domain/tenants/data-center";
import { regionOf, type WorldRegion, worldRegions } from "~/domain/tenants/world-regions";

const codesFor = (country: string) => dataCentersFor(country).map(({ code }) => code);

describe("the data centers of a country", () => {
  it.each([
    ["US", ["us"]],
    ["MX", ["us"]],
    ["NZ", ["au"]],
    ["ES", ["eu"]],
    ["IN", ["in"]],
    ["BR", ["au", "eu", "in", "us"]],
  ])("%s: %j", (country, codes) => {
    expect(codesFor(country)).toEqual(codes);
  });

  it("are sorted by name and cover real countries only", () => {
    const names = dataCenters.map(({ name }) => name);
    expect(names).toEqual([...names].sort());
    for (const { countries } of dataCenters)
      for (const country of countries) expect(countryCodes).toContain(country);
  });
});

describe("picking a data center", () => {
  it("keeps a choice that serves the country and replaces one that does not", () => {
    expect(pickDataCenter("BR", "in")).toBe("in");
    expect(pickDataCenter("IN", "us")).toBe("in");
    expect(pickDataCenter("BR")).toBe("us");
  });

  it.each([
    ["AR", "us"],
    ["JM", "us"],
    ["GT", "us"],
    ["MX", "us"],
    ["NG", "eu"],
    ["ZA", "eu"],
    ["MA", "eu"],
    ["UA", "eu"],
    ["RS", "eu"],
    ["TR", "eu"],
    ["AE", "eu"],
    ["KE", "in"],
    ["PK", "in"],
    ["LK", "in"],
    ["SG", "in"],
    ["JP", "in"],
    ["FJ", "au"],
    ["NZ", "au"],
    ["WS", "au"],
  ])("stands on the nearest: %s in %s", (country, center) => {
    expect(pickDataCenter(country)).toBe(center);
  });

  it("knows the region of every country, and each stands in one", () => {
    const placed = Object.values(worldRegions).flatMap((countries) => countries.split(" "));
    expect([...placed].sort()).toEqual([...countryCodes].sort());
    const centers = dataCenters.map(({ code }) => code);
    expect(countryCodes.filter((code) => !centers.includes(pickDataCenter(code)))).toEqual([]);
    // Nobody is sent to the other side of the world because of the alphabet.
    const australian = countryCodes.filter((code) => pickDataCenter(code) === "au");
    const oceania = (Object.keys(worldRegions) as WorldRegion[]).slice(-5);
    expect(australian.every((code) => oceania.includes(regionOf(code) as WorldRegion))).toBe(true);
  });
});

describe("the countries", () => {
  it("are the 249 of ISO 3166-1, each once, sorted as the language sorts", () => {
    expect(new Set(countryCodes).size).toBe(249);
    const spanish = countriesIn("es").map(({ name }) => name);
    expect(spanish.indexOf("Åland") === -1).toBe(true);
    expect(spanish[0]).toBe("Afganistán");
    expect(spanish.indexOf("Egipto")).toBeGreaterThan(spanish.indexOf("Ecuador"));
    expect(countryName("ES", "en")).toBe("Spain");
  });
});
