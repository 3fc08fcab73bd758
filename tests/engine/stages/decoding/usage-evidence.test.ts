import { extract } from "@engine/extract";
import { withUsageEvidence } from "@engine/stages/decoding/usage-evidence";
import type { Scored } from "@engine/stages/scoring/scored";
import { extractionRequest } from "@tests/support/extraction-request";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";
import { linesIn, tokensIn } from "../../support/rows";
import { scoredAs } from "../../support/scored";

const number = (value: string, score: number): Scored =>
  scoredAs(value, score, { facts: ["kwh-unit"], candidate: { type: "number", tokens: tokensIn(value) } });

const none = { currentRead: [], previousRead: [] };
const layout = { lines: linesIn("Usage") } as Parameters<typeof withUsageEvidence>[2];
const best = (options: Scored[], reads: Parameters<typeof withUsageEvidence>[1] = none) =>
  withUsageEvidence(options, reads, layout)[0]?.candidate.value;

describe("what was used", () => {
  it("is the sum of two parts rather than one of them", () => {
    expect(best([number("186", 1.5), number("170", 1), number("356", 0.5)])).toBe("356");
    expect(best([number("186", 1.5), number("170", 1), number("357", 0.5)])).toBe("186");
  });

  it("is what lies between the readings, where both are believed", () => {
    const options = () => [number("89", 2), number("181", -1)];
    const reads = (score: number) => ({
      currentRead: [number("9581", score)],
      previousRead: [number("9400", score)],
    });
    expect(best(options(), reads(1))).toBe("181");
    expect(best(options(), reads(-1))).toBe("89");
    const turned = { currentRead: reads(1).previousRead, previousRead: reads(1).currentRead };
    expect(best(options(), turned)).toBe("89");
  });

  it.each([
    ["Gesamtverbrauch 441\nVerbrauch pro Tag 4,79 kWh", "441"],
    ["Total consumption    606 kWh\nAverage daily usage  6.59 kWh", "606"],
    ["Consumo total        606 kWh\nConsumo diario       6,59 kWh", "606"],
    ["Consommation totale  606 kWh\nMoyenne par jour     6,59 kWh", "606"],
    ["Totaal verbruik      606 kWh\nGemiddeld per dag    6,59 kWh", "606"],
  ])("is not that of a day: %s", (typed, used) => {
    const { fields } = extract([pageOf(`Southern Ember Energy\n\nElectricity bill\n\n${typed}`)], {
      ...extractionRequest("energy_bill"),
      culture: "de-DE",
    });
    expect(fields.usageKwh?.value).toBe(used);
  });
});
