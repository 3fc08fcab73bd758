import { extract } from "@engine/extract";
import { extractionRequest } from "@tests/support/extraction-request";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";

function metersOf(typed: string, culture = "en-US") {
  const { proof } = extract([pageOf(typed)], extractionRequest("energy_bill", { culture }));
  return proof.equations
    .filter(({ key }) => key.startsWith("equation.reads"))
    .map(({ values: { previous, current, factor, usage }, holds }) => [
      previous,
      current,
      factor,
      usage,
      holds,
    ]);
}

describe("the readings of meters", () => {
  it("are checked row by row, with the factor of each meter", () => {
    const meters = metersOf(`
      Meter        Previous     Current     Multiplier     Usage
      A-1100          1200        1350           1           150
      A-1101          4000        4025          40          1000
      A-1102           700         790           1            95
      Total energy charge                                 245.10`);
    expect(meters).toEqual([
      ["1200", "1350", undefined, "150", true],
      ["4000", "4025", "40", "1000", true],
      ["700", "790", undefined, "95", false],
    ]);
  });

  it("need no column of factors, and are read in Spanish with its decimal mark", () => {
    const meters = metersOf(
      `
      Contador      Lectura anterior     Lectura actual     Consumo kWh
      ES-77               1200,5              1350,7            150,2
      Importe de la energía                                   38,12 EUR`.replace(" kWh", ""),
      "es-ES",
    );
    expect(meters).toEqual([["1200.5", "1350.7", undefined, "150.2", true]]);
  });

  it("are no rows where a heading is missing or a meter began anew", () => {
    expect(metersOf("Previous     Current\n1200     1350")).toEqual([]);
    expect(
      metersOf(`
      Meter        Previous     Current     Usage
      A-1100          9990          40         50`),
    ).toEqual([]);
  });
});
