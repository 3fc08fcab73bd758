import type { FoundValue } from "@engine/results/extraction-result";
import { parseCsv } from "hucre/csv";
import { describe, expect, it } from "vitest";
import { typesOf } from "~/domain/exports/column-sources";
import { type PresetName, presetOf } from "~/domain/exports/export-presets";
import { mappingOf } from "~/domain/exports/mapped-rows";
import type { ExportedInPieces } from "~/operations/results/steps/exported-text";
import { mappedFile, periodOfOne } from "~/operations/results/steps/mapped-file";

// What the makers of the programs publish of their formats, read by a reader that is not ours.

const found = (value: string): FoundValue => ({
  value,
  raw: value,
  confidence: 0.9,
  place: null,
  reasons: [],
});
const valuesOf = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, found(value)]));

const usual = {
  vendorName: "Müller & Söhne",
  invoiceNumber: "R-7",
  invoiceDate: "2026-03-09",
  dueDate: "2026-04-08",
  subTotal: "100.00",
  tax: "19.00",
  total: "119.00",
  currency: "EUR",
};

type Values = Record<string, string>;
type Bill = { fields?: Values; lines?: Values[]; supplierNumber?: string };

const bill = ({ fields, lines = [], supplierNumber }: Bill): ExportedInPieces => ({
  id: "d1",
  fileName: "a.pdf",
  status: "approved",
  source: "api",
  confidence: 0.97,
  problem: null,
  receivedOn: new Date("2026-03-09T10:00:00Z"),
  processedOn: null,
  fields: valuesOf({ ...usual, ...fields }),
  proof: null,
  findings: [],
  supplierNumber,
  async *pieces() {
    yield lines.map((values) => ({ cells: valuesOf(values), arithmetic: "untested" as const }));
  },
});

const at = { now: new Date("2026-11-23T14:01:40.439Z"), timeZone: "Europe/Berlin" };

type Period = Parameters<typeof mappedFile>[0]["period"];

function fileOf(preset: PresetName, bills: Bill[], period: Period) {
  const { layout, name } = presetOf(preset);
  const mapping = mappingOf(layout, { types: typesOf([]), credit: false, timeZone: at.timeZone });
  return mappedFile({ layout, mapping, name, period }, async function* () {
    for (const one of bills) yield bill(one);
  });
}

const bytesOf = async (preset: PresetName, bills: Bill[], period: Period) =>
  new Uint8Array(await new Response(fileOf(preset, bills, period).stream).arrayBuffer());

async function rowsOf(preset: PresetName, bills: Bill[]) {
  const text = new TextDecoder().decode(await bytesOf(preset, bills, at));
  const [headings = [], ...rows] = parseCsv(text, { delimiter: "," });
  return {
    headings,
    rows: rows.map((row) => Object.fromEntries(headings.map((name, place) => [name, row[place] ?? ""]))),
  };
}

const hostile: Bill[] = [
  {},
  {
    fields: {
      vendorName: "Gesellschaft für Fördertechnik\nund Hafenlogistik mit beschränkter Haftung",
      invoiceNumber: "RE 2026/03-00017 (Kopie) – Teil 2 von 3, Werk Süd",
      total: "-1190.5",
      subTotal: "-1000.5",
      tax: "-190",
    },
    supplierNumber: "70123",
  },
  { fields: { vendorName: '=Kontor "Nord"; Hamburg', total: "7", invoiceDate: "2025-12-28" } },
];

describe("a posting batch", () => {
  // developer.datev.de, DATEV-Format, Header and Buchungsstapel: the expressions of the fields, empty where a field may be.
  const header: [number, RegExp][] = [
    [1, /^"(EXTF|DTVF)"$/],
    [2, /^700$/],
    [3, /^(16|20|21|46|48|65)$/],
    [4, /^"Buchungsstapel"$/],
    [5, /^13$/],
    [6, /^20\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])\d{9}$/],
    [8, /^"[A-Z]{0,2}"$/],
    [11, /^\d{4,7}$/],
    [12, /^\d{1,5}$/],
    [13, /^20\d{2}0101$/],
    [14, /^[4-8]$/],
    [15, /^20\d{6}$/],
    [16, /^20\d{6}$/],
    [17, /^".{0,30}"$/],
    [18, /^"([A-Z]{2}){0,2}"$/],
    [19, /^[12]$/],
    [20, /^(0|30|40|50|64)$/],
    [21, /^[01]$/],
    [22, /^"[A-Z]{3}"$/],
    [27, /^"\d{2}"$/],
  ];
  const row: [number, string, RegExp][] = [
    [1, "Umsatz (ohne Soll/Haben-Kz)", /^\d{1,10},\d{2}$/],
    [2, "Soll/Haben-Kennzeichen", /^"[SH]"$/],
    [3, "WKZ Umsatz", /^"[A-Z]{3}"$/],
    [4, "Kurs", /^$/],
    [5, "Basis-Umsatz", /^$/],
    [6, "WKZ Basis-Umsatz", /^$/],
    [7, "Konto", /^\d{1,9}$/],
    [8, "Gegenkonto (ohne BU-Schlüssel)", /^\d{1,9}$/],
    [9, "BU-Schlüssel", /^$/],
    [10, "Belegdatum", /^((0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2]))?$/],
    [11, "Belegfeld 1", /^"[A-Za-z0-9$&%*+\-/]{0,36}"$/],
    [12, "Belegfeld 2", /^$/],
    [13, "Skonto", /^$/],
    [14, "Buchungstext", /^".{0,60}"$/],
    [114, "Festschreibung", /^0$/],
  ];

  /** Cells as they stand in the file, with their quotation marks: a semicolon within them parts none. */
  const cellsOf = (line: string) =>
    line.match(/("([^"]|"")*"|[^;]*)(;|$)/g)?.map((cell) => cell.replace(/;$/, "")) ?? [];

  async function linesOf(bills: Bill[], period = {}) {
    const bytes = await bytesOf("datev", bills, { ...at, ...period });
    const text = new TextDecoder("windows-1252").decode(bytes);
    expect(text.endsWith("\r\n")).toBe(true);
    return text.slice(0, -2).split("\r\n");
  }

  it("is said to be in the encoding that it is in", () => {
    expect(fileOf("datev", [], at).contentType).toBe("text/csv; charset=windows-1252");
    expect(fileOf("xero", [], at).contentType).toBe("text/csv; charset=utf-8");
  });

  it("fits the expressions that DATEV publishes for each of its fields", async () => {
    const [first = "", headings = "", ...rows] = await linesOf(hostile);
    const of = cellsOf(first);
    expect(header.filter(([number, expression]) => !expression.test(of[number - 1] ?? ""))).toEqual([]);
    const names = headings.split(";");
    expect([names.length, ...row.map(([number]) => names[number - 1])]).toEqual([
      125,
      ...row.map(([, name]) => name),
    ]);
    expect(rows).toHaveLength(3);
    for (const line of rows) {
      const cells = cellsOf(line).slice(0, 125);
      expect(parseCsv(line, { delimiter: ";" })[0]).toHaveLength(125);
      expect(row.filter(([number, , expression]) => !expression.test(cells[number - 1] ?? ""))).toEqual([]);
    }
  });

  it("says what stands on the bills, and nothing of a day that would be booked in another year", async () => {
    const [first = "", , ...rows] = await linesOf(hostile);
    expect(first).toContain(";20260101;4;20260101;20261231;");
    const said = rows.map((line) => {
      const [cells = []] = parseCsv(line, { delimiter: ";" });
      return [0, 1, 7, 9, 10, 13].map((place) => cells[place]);
    });
    expect(said).toEqual([
      ["119,00", "S", "70000", "0903", "R-7", "Müller & Söhne"],
      [
        "1190,50",
        "H",
        "70123",
        "0903",
        "RE-2026/03-00017-Kopie-Teil-2-von-3",
        "Gesellschaft für Fördertechnik und Hafenlogistik mit beschrä",
      ],
      ["7,00", "S", "70000", "", "R-7", `'=Kontor "Nord"; Hamburg`],
    ]);
  });

  it("of one document is for the year of the document", async () => {
    const one = hostile[2] as Bill;
    const [first, , line = ""] = await linesOf([one], periodOfOne(bill(one), at));
    expect(first).toContain(";20250101;4;20250101;20251231;");
    expect(line.split(";")[9]).toBe("2812");
  });
});

describe("bills for Xero", () => {
  // The template for bills that Xero gives out; marked with an asterisk is what it asks for.
  const template = [
    "*ContactName",
    "EmailAddress",
    "POAddressLine1",
    "POAddressLine2",
    "POAddressLine3",
    "POAddressLine4",
    "POCity",
    "PORegion",
    "POPostalCode",
    "POCountry",
    "*InvoiceNumber",
    "*InvoiceDate",
    "*DueDate",
    "Total",
    "InventoryItemCode",
    "Description",
    "*Quantity",
    "*UnitAmount",
    "*AccountCode",
    "*TaxType",
    "TaxAmount",
    "TrackingName1",
    "TrackingOption1",
    "TrackingName2",
    "TrackingOption2",
    "Currency",
  ];

  it("have the headings of its template, what it asks for in every row, and days as it reads them", async () => {
    const lines: Values[] = [
      { description: "Rope, 10 m", quantity: "3", netTotal: "100.00" },
      { netTotal: "40.00" },
    ];
    const { headings, rows } = await rowsOf("xero", [{ lines }, {}]);
    expect(headings).toEqual(template);
    for (const row of rows) {
      expect(template.filter((name) => name.startsWith("*") && row[name] === "")).toEqual([]);
      expect(row).toMatchObject({ "*InvoiceDate": "09/03/2026", "*DueDate": "08/04/2026", Currency: "EUR" });
    }
    expect(rows.map((row) => [row["*InvoiceNumber"], row["*Quantity"], row["*UnitAmount"]])).toEqual([
      ["R-7", "3", "33.3333"],
      ["R-7", "1", "40.00"],
      ["R-7", "1", "100.00"],
    ]);
  });
});

describe("bills for QuickBooks", () => {
  it("have numbers that fit its 21 characters, days as in the USA, and amounts without tax", async () => {
    const { rows } = await rowsOf("quickbooks", [
      {},
      { fields: { invoiceNumber: "2026-000123-ABCDEFGHIJKL" } },
    ]);
    expect(rows).toMatchObject([
      { "Bill No.": "R-7", "Bill Date": "03/09/2026", "Due Date": "04/08/2026", "Line Amount": "100.00" },
      { "Bill No.": "2026-000123-ABCDEFGHI", Vendor: "Müller & Söhne", "Line Tax Amount": "19.00" },
    ]);
  });
});

describe("transactions for Sage", () => {
  it("have its columns in their order, within their lengths, with the account of the supplier file", async () => {
    const long = {
      vendorName: "N".repeat(70),
      invoiceNumber: "7".repeat(40),
      total: "-119",
      subTotal: "-100",
      tax: "-19",
    };
    const { headings, rows } = await rowsOf("sage", [{ supplierNumber: "MUL001" }, { fields: long }]);
    expect(headings).toEqual([
      "Type",
      "Account Reference",
      "Nominal A/C Ref",
      "Department Code",
      "Date",
      "Reference",
      "Details",
      "Net Amount",
      "Tax Code",
      "Tax Amount",
    ]);
    expect(rows).toMatchObject([
      {
        Type: "PI",
        "Account Reference": "MUL001",
        Date: "09/03/2026",
        "Net Amount": "100.00",
        "Tax Code": "T1",
      },
      {
        Type: "PC",
        "Account Reference": "",
        Reference: "7".repeat(30),
        Details: "N".repeat(60),
        "Net Amount": "100.00",
        "Tax Amount": "19.00",
      },
    ]);
  });
});
