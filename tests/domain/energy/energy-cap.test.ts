import { describe, expect, it } from "vitest";
import type { Descriptor } from "~/domain/energy/descriptor";
import { descriptorsCsv, descriptorsOf } from "~/domain/energy/descriptors-file";
import { energyBillsOf } from "~/domain/energy/energy-bills-of";
import { energyCapFiles } from "~/domain/energy/energy-cap";
import { axisStep, barsOf, usagePeriods } from "~/domain/energy/usage-by-month";
import { readCsv } from "~/domain/exports/read-csv";
import { aBill } from "./a-bill";

/** What an import reads, by hand: cells between commas, some of them in quotation marks. */
function importOf(text: string) {
  const [heads = [], ...rows] = text
    .split("\r\n")
    .filter(Boolean)
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, bare]) =>
        quoted === undefined ? (bare ?? "") : quoted.replaceAll('""', '"'),
      ),
    );
  const used = heads.flatMap((head, at) => (head.startsWith("*") ? [] : [{ head, at }]));
  const day = (cell = "") => Date.UTC(+cell.slice(0, 4), +cell.slice(4, 6) - 1, +cell.slice(6)) / 86_400_000;
  return {
    heads,
    rows: rows.map((cells) => ({
      cells,
      days: day(cells[2]) - day(cells[1]),
      values: Object.fromEntries(used.map(({ head, at }) => [head, cells[at] ?? ""])),
    })),
  };
}

const described = (words: string, change: Partial<Descriptor>): [string, Descriptor] => [
  words,
  {
    words,
    shown: words,
    commodity: null,
    chargeType: "other",
    unit: "",
    heading: "",
    quantityHeading: "",
    ...change,
  },
];
const descriptors = new Map([
  described("peak usage kwh", {
    commodity: "electric",
    chargeType: "usage",
    unit: "kWh",
    heading: "COST:AUD:Peak",
    quantityHeading: "USAGE:KWH:Peak",
  }),
  described("gas used", {
    commodity: "gas",
    chargeType: "usage",
    unit: "therm",
    heading: "COST:AUD:Gas",
    quantityHeading: "USAGE:THERMS:Gas",
  }),
  described("daily charge", { chargeType: "standing", unit: "day", heading: "COST:AUD:Daily" }),
]);

/** Fifty bills over ten accounts and five months, every third for a period that ends on the day the next one starts. */
const generated = Array.from({ length: 50 }, (_, index) => {
  const month = String((index % 5) + 1).padStart(2, "0");
  const days = new Date(Date.UTC(2026, (index % 5) + 1, 0)).getUTCDate();
  const whole = index % 3 !== 0;
  const kWh = 100 + index * 7;
  return {
    wholeMonth: whole ? days : days - 3,
    kWh,
    document: {
      documentId: `d${index}`,
      fileName: `bill-${index}.pdf`,
      fields: {
        vendorName: `Ember, ${index % 2 ? "Gas & Co" : 'the "Good"'}`,
        accountNumber: `${9 - Math.floor(index / 5)}00 418`,
        meterNumber: `ED ${index}`,
        periodStart: `2026-${month}-${whole ? "01" : "02"}`,
        periodEnd: `2026-${month}-${whole ? days : days - 1}`,
        usageKwh: String(kWh),
        readType: index % 7 === 0 ? "Estimated" : "Actual",
      },
      lines: [
        {
          description: `Peak usage ${kWh} kWh`,
          quantity: String(kWh),
          unitPrice: "0.31",
          netTotal: (kWh * 0.31).toFixed(2),
        },
        { description: "Daily charge", quantity: String(days), unitPrice: "1", netTotal: String(days) },
        { description: "Green levy", netTotal: "1.25" },
      ] as Record<string, string>[],
    },
  };
});

describe("the file for EnergyCAP", () => {
  const bills = generated.flatMap(({ document }) =>
    energyBillsOf(document, descriptors).map((bill) => ({ bill, receivedAt: new Date(0) })),
  );
  const [text = "", ...more] = energyCapFiles(bills);
  const { heads, rows } = importOf(text);

  it("has the columns of the import, and what nobody described under one that it skips", () => {
    expect(more).toEqual([]);
    expect(heads).toEqual([
      "ACCOUNT",
      "STARTDATE",
      "ENDDATE",
      "ACE",
      "METERCODE",
      "VENDORCODE",
      "*green levy",
      "COST:AUD:Daily",
      "COST:AUD:Peak",
      "USAGE:KWH:Peak",
    ]);
  });

  it("has a row for each of fifty bills with its days, amounts and quantities, sorted", () => {
    expect(rows).toHaveLength(50);
    for (const { wholeMonth, kWh, document } of generated) {
      const row = rows.find(({ values }) => values.METERCODE === document.fields.meterNumber);
      expect(row?.days, document.fileName).toBe(wholeMonth);
      expect(row?.values).toMatchObject({
        ACCOUNT: document.fields.accountNumber,
        ACE: document.fields.readType,
        VENDORCODE: document.fields.vendorName,
        "USAGE:KWH:Peak": String(kWh),
        "COST:AUD:Peak": String(Number((kWh * 0.31).toFixed(2))),
      });
    }
    const keys = rows.map(({ cells }) => [cells[0], cells[5], cells[1], cells[2]].join("|"));
    expect(keys).toEqual([...keys].sort());
  });

  it("goes on in another file after 5,000 rows, and leaves out what cannot be imported", () => {
    const many = Array.from({ length: 5_001 }, (_, index) => ({
      bill: aBill({ account: String(index) }),
      receivedAt: new Date(0),
    }));
    const files = energyCapFiles([...many, { bill: aBill({ account: "" }), receivedAt: new Date(0) }]);
    expect(files.map((file) => importOf(file).rows.length)).toEqual([5_000, 1]);
    expect(energyCapFiles([]).map((file) => importOf(file).rows)).toEqual([[]]);
  });

  it("calls the later of two bills for one period corrected", () => {
    const twice = ["2026-10-05", "2026-10-09"].map((day) => ({
      bill: aBill({ number: day }),
      receivedAt: new Date(day),
    }));
    expect(
      importOf(energyCapFiles(twice.reverse())[0] ?? "")
        .rows.map(({ cells }) => cells[3])
        .sort(),
    ).toEqual(["Actual", "Corrected"]);
  });
});

describe("a bill with several meters or commodities", () => {
  const fields = {
    vendorName: "Ember",
    accountNumber: "1",
    periodStart: "2026-09-01",
    periodEnd: "2026-09-30",
  };
  const of = (more: Record<string, string>, lines: Record<string, string>[]) =>
    energyBillsOf({ documentId: "d", fileName: "d.pdf", fields: { ...fields, ...more }, lines }, descriptors);
  const [electric, gas] = [
    { description: "Peak usage 90 kWh", quantity: "90", netTotal: "27.90" },
    { description: "Gas used", quantity: "12", netTotal: "14.40" },
  ];

  it("gives a row for each commodity, named so that the import finds its meter", () => {
    const bills = of({}, [electric, gas, { description: "Daily charge", netTotal: "30" }]);
    expect(
      bills.map(({ commodity, usage, usageUnit, cost, row }) => [row, commodity, usage, usageUnit, cost]),
    ).toEqual([
      [1, "electric", 90, "kWh", 57.9],
      [2, "gas", 12, "therm", 14.4],
    ]);
    const [text = ""] = energyCapFiles(bills.map((bill) => ({ bill, receivedAt: new Date(0) })));
    expect(importOf(text).rows.map(({ cells }) => cells[4])).toEqual([
      "!AUTO!:ELECTRIC",
      "!AUTO!:NATURALGAS",
    ]);
  });

  it("gives a row for each meter that lines name, and for one that none names", () => {
    const lines = [
      { ...electric, description: "Peak usage kWh", itemCode: "ED-1" },
      { ...electric, description: "Peak usage kWh", itemCode: "ED-2", quantity: "10" },
    ];
    expect(of({ meterNumber: "ED-1, ED-2" }, lines).map(({ meter, usage }) => [meter, usage])).toEqual([
      ["ED-1", 90],
      ["ED-2", 10],
    ]);
    expect(of({ meterNumber: "ED-1 and ED-2" }, []).map(({ meter }) => meter)).toEqual(["ED-1", "ED-2"]);
    expect(of({}, [electric]).map(({ meter, commodity }) => [meter, commodity])).toEqual([["", "electric"]]);
  });
});

describe("what is known of lines, as a file", () => {
  it("comes back as it went out, and what waits says nothing", () => {
    const known = [...descriptors.values()].map((one) => ({ ...one, described: true }));
    const file = descriptorsCsv([
      ...known,
      { ...known[0], shown: "New", described: false } as (typeof known)[0],
    ]);
    const { taken, refused } = descriptorsOf(readCsv(file));
    expect(refused).toEqual([]);
    expect(taken.map(({ line, ...rest }) => ({ shown: line, ...rest }))).toEqual(
      known.map(({ words: _, described: _d, ...rest }) => rest),
    );
  });

  it("names the rows that are wrong", () => {
    const file = "line;chargeType;unit\r\nPeak;usage;kwh\r\nOdd;nonsense;\r\n'-Less;credit;miles\r\n";
    const { taken, refused } = descriptorsOf(readCsv(file));
    expect(taken.map(({ line, unit }) => [line, unit])).toEqual([["Peak", "kWh"]]);
    expect(refused.map(({ row }) => row)).toEqual([3, 4]);
    expect(descriptorsOf(readCsv("a,b\r\n")).refused).toEqual([
      { row: 1, message: "energy.error.no-heading" },
    ]);
  });

  it("cells may hold separators, quotation marks and line ends", () => {
    expect(readCsv('\ufeffa,b\r\n"x, ""y""\r\nz",2\n\n')).toEqual([
      ["a", "b"],
      ['x, "y"\r\nz', "2"],
    ]);
  });
});

describe("the picture of an account", () => {
  it("shows use and cost of a day by period, the earliest first", () => {
    const [first, second] = usagePeriods([aBill(), aBill({ start: "2026-08-02", end: "2026-09-01" })]);
    expect([first?.start, first?.usagePerDay, second?.usagePerDay, second?.costPerDay]).toEqual([
      "2026-08-02",
      10,
      10,
      3,
    ]);
  });

  it.each([
    [0, 1],
    [4, 1],
    [10, 2],
    [48, 10],
    [0.9, 0.2],
    [5_100, 2_000],
  ])("an axis up to %d goes in steps of %d", (most, step) => {
    expect(axisStep(most)).toBeCloseTo(step, 10);
  });

  it("bars stand on the axis and the tallest is within it", () => {
    const { bars, lines } = barsOf([0, 48, null], { width: 300, height: 100 });
    expect(lines.map(({ value }) => value)).toEqual([0, 10, 20, 30, 40, 50]);
    expect(bars.map(({ y, height }) => Math.round(y + height))).toEqual([100, 100, 100]);
    expect(bars[1]?.height).toBeCloseTo(96);
  });
});
