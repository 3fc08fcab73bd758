import { correctionSampleOf } from "@engine/learning/correction-sample-of";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";
import { type Checked, checkedOf, sampleOf } from "../support/samples";

const sheet = `
  Larkmoor Joinery Ltd                Job sheet LJ-4471
  12 Mill Lane                        Printed 04/03/2026
  Leeds LS1 4AB

  Panelling supplied and fitted                   420.00
  Please remit                                  1,290.50`;

const taught = (fields: Checked, typed = sheet) => sampleOf(typed, fields).fields;

describe("what a field of a checked document teaches", () => {
  it("is the value, how it is printed, and where", () => {
    const { total } = taught({ total: { type: "amount", value: "1290.50" } });
    expect(total).toEqual({
      type: "amount",
      value: "1290.50",
      raw: "1,290.50",
      place: expect.objectContaining({ page: 1, lines: 1, words: 1 }),
    });
    expect(total?.place?.left).toBeCloseTo(46 / 100, 3);
    expect(total?.place?.right).toBeCloseTo(54 / 100, 3);
    expect(total?.place?.em).toBeCloseTo(10 / 600, 3);
  });

  it("spans the lines and words of an address", () => {
    const { vendorAddress } = taught({
      vendorAddress: { type: "address", value: "12 Mill Lane, Leeds LS1 4AB" },
    });
    expect(vendorAddress?.raw).toBe("12 Mill Lane Leeds LS1 4AB");
    expect(vendorAddress?.place).toMatchObject({ lines: 2, words: 6 });
  });

  it("says when nobody changed it", () => {
    const fields = taught({
      vendorName: { type: "name", value: "Larkmoor Joinery Ltd", corrected: false },
      total: { type: "amount", value: "1290.50" },
    });
    expect(fields.vendorName?.asRead).toBe(true);
    expect(fields.total).not.toHaveProperty("asRead");
  });

  it.each([null, ""])("is that there is none (%j)", (value) => {
    expect(taught({ dueDate: { type: "date", value, raw: "soon", corrected: false } }).dueDate).toEqual({
      type: "date",
      value: null,
      raw: "",
      place: null,
      asRead: true,
    });
  });

  it("is the value as it was typed where it does not stand on the page", () => {
    expect(taught({ "own:depot": { type: "text", value: "North", raw: "north " } })["own:depot"]).toEqual({
      type: "text",
      value: "North",
      raw: "north ",
      place: null,
    });
  });

  it("stands where a person pointed, whatever else says the same", () => {
    const twice = "Net 88.00    Total 88.00";
    const { tokens } = checkedOf(twice, {}).layout.lines[0] ?? { tokens: [] };
    const box = tokens[3]?.box;
    if (!box) throw new Error("four words are printed");
    const { total } = taught({ total: { type: "amount", value: "88.00", place: { page: 1, box } } }, twice);
    expect(total?.place?.left).toBeCloseTo(19 / 100, 3);
    expect(taught({ total: { type: "amount", value: "88.00" } }, twice).total?.place?.left).toBeCloseTo(
      0.04,
      3,
    );
  });

  it.each([
    ["an empty corner", 1, [0.9, 0.9, 0.95, 0.95]],
    ["a page that is not there", 2, [0, 0, 1, 1]],
  ] as const)("has no place in %s", (_, page, box) => {
    const place = { page, box: [...box] as [number, number, number, number] };
    expect(taught({ total: { type: "amount", value: "88.00", raw: "88", place } }).total).toMatchObject({
      raw: "88",
      place: null,
    });
  });

  it("is kept in the order of the keys, so that the same document gives the same bytes", () => {
    const total = { type: "amount", value: "1290.50" } as const;
    const vendorName = { type: "name", value: "Larkmoor Joinery Ltd" } as const;
    expect(JSON.stringify(sampleOf(sheet, { vendorName, total }))).toBe(
      JSON.stringify(sampleOf(sheet, { total, vendorName })),
    );
    expect(Object.keys(taught({ vendorName, total }))).toEqual(["total", "vendorName"]);
  });
});

describe("the order of day and month that a checked date proves", () => {
  it.each([
    ["04/03/2026", "2026-03-04", "dmy"],
    ["04/03/2026", "2026-04-03", "mdy"],
    ["4.3.2026", "2026-03-04", "dmy"],
    ["25/12/2026", "2026-12-25", "dmy"],
    ["12/25/2026", "2026-12-25", "mdy"],
    ["03/03/2026", "2026-03-03", null],
    ["4 March 2026", "2026-03-04", null],
    ["4. März 2026", "2026-03-04", null],
    ["2026-03-04", "2026-03-04", null],
  ])("%s as %s: %s", (printed, value, order) => {
    const sample = sampleOf(`Datum ${printed}`, { invoiceDate: { type: "date", value } });
    expect(sample.dateOrder).toBe(order);
  });

  it("is not told by a date that stands nowhere, nor by another type", () => {
    expect(sampleOf(sheet, { dueDate: { type: "date", value: "2026-01-09" } }).dateOrder).toBeNull();
    expect(sampleOf(sheet, { "own:x": { type: "text", value: "04/03/2026" } }).dateOrder).toBeNull();
  });

  it("is that of the date a person wrote, before one that nobody looked at", () => {
    const typed = "Issued 04/03/2026     Due 05/04/2026";
    const read = { type: "date", value: "2026-04-03", corrected: false } as const;
    const written = { type: "date", value: "2026-04-05" } as const;
    expect(sampleOf(typed, { invoiceDate: read }).dateOrder).toBe("mdy");
    expect(sampleOf(typed, { dueDate: written, invoiceDate: read }).dateOrder).toBe("dmy");
    expect(sampleOf(typed, { aDate: read, bDate: written }).dateOrder).toBe("dmy");
  });
});

describe("the decimal mark that a checked amount proves", () => {
  it.each([
    ["1.290", "1290.00", ","],
    ["1,290", "1290.00", "."],
    ["1.290", "1.29", "."],
    ["€ 12.500", "12500.00", ","],
    ["-2,000", "-2000.00", "."],
  ])("%s as %s: %s", (printed, value, mark) => {
    expect(sampleOf(`Summe ${printed}`, { total: { type: "amount", value } }).decimalMark).toBe(mark);
  });

  it.each([
    ["1,290.50", "1290.50"],
    ["1.290,50", "1290.50"],
    ["1'290.50", "1290.50"],
    ["1 290,50", "1290.50"],
    ["₹1,23,456.00", "123456.00"],
    ["1290", "1290.00"],
    ["0", "0.00"],
  ])("is none where either mark reads %s as %s", (printed, value) => {
    const sample = sampleOf(`Summe ${printed}`, { total: { type: "amount", value } });
    expect(sample.fields.total?.place).not.toBeNull();
    expect(sample.decimalMark).toBeNull();
  });

  it("is not told by quantities, nor by what stands nowhere", () => {
    expect(sampleOf("Stück 1.290", { "own:n": { type: "number", value: "1290" } }).decimalMark).toBeNull();
    expect(sampleOf(sheet, { total: { type: "amount", value: "3.99" } }).decimalMark).toBeNull();
  });

  it("is that of the amount a person wrote", () => {
    const typed = "Netto 1.250   Brutto 1.487";
    const read = { type: "amount", value: "1.25", corrected: false } as const;
    expect(sampleOf(typed, { subTotal: read }).decimalMark).toBe(".");
    const both = { subTotal: read, total: { type: "amount", value: "1487.00" } } as const;
    expect(sampleOf(typed, both).decimalMark).toBe(",");
  });
});

describe("the words that a sample keeps", () => {
  const wordAt = (row: number, at: number) =>
    `${String.fromCharCode(97 + (row % 26), 97 + Math.floor(row / 26), 97 + at)}word`;
  const long = Array.from({ length: 90 }, (_, row) =>
    Array.from({ length: 4 }, (_, at) => wordAt(row, at)).join("    "),
  );

  it("are all of a short page", () => {
    const { fingerprint } = sampleOf(sheet, {});
    expect(fingerprint.words.map(([text]) => text)).toEqual(
      expect.arrayContaining(["larkmoor", "jolnery", "panelllng", "remlt"]),
    );
  });

  it("are the first two hundred of a long one, in reading order", () => {
    const all = long.join(" ").split(/ +/);
    const { words } = sampleOf(long.join("\n"), {}).fingerprint;
    expect(words).toHaveLength(200);
    expect(words[0]?.[0]).toBe(all[0]);
    expect(words.at(-1)?.[0]).toBe(all[199]);
  });

  it("are also the twenty-four that stand nearest to a value below them", () => {
    const typed = [...long, "", "Wert QX-77"].join("\n");
    const { words } = sampleOf(typed, { "own:mark": { type: "id", value: "QX-77" } }).fingerprint;
    const texts = words.map(([text]) => text);
    expect(words).toHaveLength(224);
    expect(texts).toContain("wert");
    expect(texts).toContain(wordAt(89, 0));
    expect(texts).not.toContain(wordAt(60, 0));
  });
});

describe("the table that a sample keeps", () => {
  it("is none without rows", () => {
    expect(sampleOf(sheet, {}).table).toBeNull();
  });

  it("says when nobody changed the rows", () => {
    expect(sampleOf(sheet, {})).toHaveProperty("tableAsRead", true);
    expect(sampleOf(sheet, {}, { rowsCorrected: true })).not.toHaveProperty("tableAsRead");
  });
});

it.each(["text", "ocr"] as const)("a page from %s says whether it was recognised", (source) => {
  const document = { ...checkedOf([pageOf(sheet, { source })], {}, { id: "d7" }) };
  expect(correctionSampleOf(document)).toMatchObject({ documentId: "d7", recognised: source === "ocr" });
});
