import { energyEquations } from "@engine/stages/decoding/energy-equations";
import { proofFigures } from "@tests/support/proof-figures";
import { describe, expect, it } from "vitest";
import { numberOf } from "../../support/rows";

const meter = (previous: string, current: string, usage: string, factor?: string) => ({
  previous: numberOf(previous),
  current: numberOf(current),
  usage: numberOf(usage),
  factor: factor === undefined ? undefined : numberOf(factor),
});
const checked = (about: Partial<Parameters<typeof proofFigures>[0]>) =>
  energyEquations(proofFigures({ kind: "energy_bill", amounts: {}, ...about })).map(
    ({ key, holds, values }) => ({
      key: key.replace("equation.", ""),
      holds,
      factor: values.factor,
    }),
  );

describe("readings of a meter", () => {
  it.each([
    ["1200", "1350", "150", undefined, "reads-usage", true],
    ["1200", "1350", "151", undefined, "reads-usage", false],
    ["1200", "1350", "150", "1", "reads-usage", true],
    ["1200", "1350", "6000", "40", "reads-factor-usage", true],
    ["1200", "1350", "6001", "40", "reads-factor-usage", false],
    ["1200", "1350", "155.8", "1.0387", "reads-factor-usage", true],
    ["1200.4", "1350.9", "150.5", "1", "reads-usage", true],
    ["99998", "100003", "5", undefined, "reads-usage", true],
  ])("from %s to %s, used %s, factor %s: %s %s", (previous, current, usage, factor, key, holds) => {
    expect(checked({ meters: [meter(previous, current, usage, factor)] })).toMatchObject([{ key, holds }]);
  });

  it("without a column for it take a factor that is printed elsewhere", () => {
    const meters = [meter("1200", "1350", "6000")];
    expect(checked({ meters, printed: new Set([7, 40]) })).toEqual([
      { key: "reads-factor-usage", holds: true, factor: "40" },
    ]);
    expect(checked({ meters, printed: new Set([7, 41]) })).toMatchObject([
      { key: "reads-usage", holds: false },
    ]);
  });

  it("that are printed twice are told once", () => {
    const row = meter("1200", "1350", "150");
    expect(checked({ meters: [row, row, meter("10", "15", "5")] })).toHaveLength(2);
  });
});

describe("readings among the fields", () => {
  it.each([
    [{ previousRead: 1200, currentRead: 1350, usageKwh: 150 }, ["reads-usage"]],
    [{ previousRead: 1200, currentRead: 1350, usageTherms: 150 }, ["reads-usage"]],
    [{ previousRead: 1200, currentRead: 1350 }, []],
    [{ previousRead: 1350, currentRead: 1200, usageKwh: 150 }, []],
    [{ previousRead: 1200, currentRead: 1200, usageKwh: 0 }, []],
  ])("%j are checked: %j", (amounts, keys) => {
    expect(checked({ amounts: { ...amounts } as Record<string, number> }).map(({ key }) => key)).toEqual(
      keys,
    );
  });

  it.each([
    [[900, 600], []],
    [[900], ["reads-usage"]],
    [[600], ["reads-usage"]],
  ])("of one of two registers say nothing of the use of both, where %j is printed", (uses, keys) => {
    const amounts = { previousRead: 1200, currentRead: 2100, usageKwh: 1500 };
    const found = checked({ amounts, printed: new Set([...uses, 1200, 2100, 1500]) });
    expect(found.map(({ key }) => key)).toEqual(keys);
  });

  it("do not count beside a table of readings", () => {
    const amounts = { previousRead: 1, currentRead: 2, usageKwh: 9 };
    expect(checked({ amounts, meters: [meter("1200", "1350", "150")] })).toMatchObject([{ holds: true }]);
  });
});
