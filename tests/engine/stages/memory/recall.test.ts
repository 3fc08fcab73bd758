import { layoutOf } from "@engine/stages/layout/document-layout";
import { mayOverrule, placeVotes, type Recalled, recallMemory } from "@engine/stages/memory/recall-memory";
import type { TableMemory } from "@engine/stages/memory/table-memory";
import type { CorrectionSample, VendorMemory } from "@engine/stages/memory/vendor-memory";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";
import { type Checked, memoryWith, sampleOf } from "../../support/samples";

type Plan = { job: string; vendor?: string; street?: string; hire?: string; total?: string };

const sheet = ({
  job,
  vendor = "Larkmoor Joinery Ltd",
  street = "12 Mill Lane",
  hire = "",
  total = "420.00",
}: Plan) => `
  ${vendor}                           Worksheet ${job}
  ${street}                        Collected on Monday
  Leeds LS1 4AB

  Panelling supplied and fitted                   420.00
  ${hire}
  Please remit                                  ${total}
  Timber remains our property until settled`;

const layoutWith = (plan: Plan, source: "text" | "ocr" = "text") =>
  layoutOf([pageOf(sheet(plan), { source })]);
const fieldsOf = (job: string | null, vendor = "Larkmoor Joinery Ltd"): Checked => ({
  "own:job": { type: "id", value: job },
  vendorName: { type: "name", value: vendor },
  vendorAddress: { type: "address", value: "12 Mill Lane, Leeds LS1 4AB", corrected: false },
});
const taught = (job: string, fields: Checked = fieldsOf(job)): CorrectionSample =>
  sampleOf(sheet({ job }), fields, { id: job });

/** What these samples recall on the next sheet of the layout. */
function recalled(
  samples: CorrectionSample[],
  about: Partial<VendorMemory> = {},
  plan: Plan = { job: "LJ-4499" },
) {
  const found = recallMemory([memoryWith(samples, about)], layoutWith(plan));
  if (!found) throw new Error("the layout is known");
  return found;
}
const fieldIn = (found: Recalled, key: string) => {
  const field = found.fields.get(key);
  if (!field) throw new Error(`${key} was taught`);
  return field;
};

describe("what a layout's memory recalls", () => {
  it("is nothing without memories, nor on a page of another layout", () => {
    expect(recallMemory([], layoutWith({ job: "LJ-1" }))).toBeNull();
    const other = layoutOf([pageOf("Bolt and Sons Haulage\n\nPallets moved to Ballarat depot")]);
    expect(recallMemory([memoryWith([taught("LJ-4471")])], other)).toBeNull();
    expect(
      recallMemory([memoryWith([taught("LJ-4471")], { closed: true })], layoutWith({ job: "LJ-2" })),
    ).toBeNull();
  });

  it("is every field that any sample taught", () => {
    const found = recalled([
      taught("LJ-4471", { total: { type: "amount", value: "420.00" } }),
      taught("LJ-4472"),
    ]);
    expect([...found.fields.keys()].sort()).toEqual(["own:job", "total", "vendorAddress", "vendorName"]);
    expect(found.match).toMatchObject({ isVendor: true, memory: { id: "m1" } });
  });

  it("counts the documents that had a value, and the share that had none", () => {
    const samples = ["LJ-1", "LJ-2", "LJ-3"].map((job) => taught(job));
    const job = fieldIn(recalled([...samples, taught("LJ-4", fieldsOf(null))]), "own:job");
    expect(job).toMatchObject({ times: 3, absent: 0.25 });
    expect(job.places.map(({ taught: { value } }) => value)).toEqual(["LJ-1", "LJ-2", "LJ-3"]);
  });

  it("holds the places of the four latest samples", () => {
    const jobs = ["LJ-1", "LJ-2", "LJ-3", "LJ-4", "LJ-5", "LJ-6"];
    const { places, times } = fieldIn(recalled(jobs.map((job) => taught(job))), "own:job");
    expect(places.map(({ taught: { value } }) => value)).toEqual(jobs.slice(2));
    expect(times).toBe(6);
  });

  it("says whether a person ever changed the field", () => {
    const found = recalled([taught("LJ-4471")]);
    expect(fieldIn(found, "own:job").corrected).toBe(true);
    expect(fieldIn(found, "vendorAddress").corrected).toBe(false);
  });

  it("trusts a field by its record", () => {
    const record = { "own:job": { right: 0, wrong: 6 }, vendorName: { right: 6, wrong: 0 } };
    const found = recalled([taught("LJ-4471")], { record });
    expect(fieldIn(found, "own:job").trust).toBeLessThan(0.5);
    expect(fieldIn(found, "vendorName").trust).toBeGreaterThan(1.2);
    expect(fieldIn(found, "vendorAddress").trust).toBe(1);
  });

  it("votes for the spot where the value stands now", () => {
    const { places } = fieldIn(recalled([taught("LJ-4471"), taught("LJ-4472")]), "own:job");
    const layout = layoutWith({ job: "LJ-4499" });
    const votesAt = (text: string) => {
      const token = layout.lines.flatMap(({ tokens }) => tokens).find((one) => one.text === text);
      if (!token) throw new Error(`${text} is printed`);
      const { page, left, top, right, bottom } = token;
      return placeVotes({ page, left, top, right, bottom }, places);
    };
    expect(votesAt("LJ-4499")).toBeGreaterThan(0.9);
    expect(votesAt("420.00")).toBeLessThan(0.3);
    expect(placeVotes({ page: 1, left: 0, top: 0, right: 1, bottom: 1 }, [])).toBe(0);
  });
});

describe("the vendor's own values", () => {
  it("are found where they stand on this page", () => {
    const [name] = fieldIn(recalled([taught("LJ-4471")]), "vendorName").constants;
    expect(name).toMatchObject({ value: "Larkmoor Joinery Ltd", times: 1, known: 1, corrected: true });
    expect(name?.tokens.map(({ text }) => text)).toEqual(["Larkmoor", "Joinery", "Ltd"]);
    expect(name?.strength).toBeCloseTo(1);
  });

  it("are weaker the fewer of the documents had them", () => {
    const others = taught("LJ-4472", fieldsOf("LJ-4472", "Larkmoor Joinery"));
    const again = taught("LJ-4473", fieldsOf("LJ-4473", "Larkmoor Joinery"));
    const { constants } = fieldIn(recalled([taught("LJ-4471"), others, again]), "vendorName");
    expect(constants.map(({ value, times }) => [value, times])).toEqual([
      ["Larkmoor Joinery", 2],
      ["Larkmoor Joinery Ltd", 1],
    ]);
    const [often, seldom] = constants;
    expect(often?.strength).toBeCloseTo(0.4 + 0.6 * (2 / 3));
    expect(seldom?.strength).toBeCloseTo(0.4 + 0.6 / 3);
  });

  it("have no words on a page that says another house number", () => {
    const moved = recalled([taught("LJ-4471")], {}, { job: "LJ-4499", street: "14 Mill Lane" });
    const [address] = fieldIn(moved, "vendorAddress").constants;
    expect(address).toMatchObject({ value: "12 Mill Lane, Leeds LS1 4AB", tokens: [] });
  });

  it("are none for what belongs to the document, nor from the memory of another vendor's template", () => {
    const found = recalled([taught("LJ-4471")]);
    expect(fieldIn(found, "own:job").constants).toEqual([]);
    const other = recalled(
      [taught("LJ-4471")],
      {},
      { job: "LJ-4499", vendor: "Kerrin Glazing Works", street: "9 Elm Row" },
    );
    expect(other.match.isVendor).toBe(false);
    expect(fieldIn(other, "vendorName").constants).toEqual([]);
    expect(fieldIn(other, "own:job").places).toHaveLength(1);
  });
});

describe("how the vendor writes", () => {
  const writing = (about: Partial<CorrectionSample>, job: string) => ({ ...taught(job), ...about });

  it("is what the latest sample that knows it says", () => {
    const samples = [
      writing({ dateOrder: "mdy", decimalMark: "." }, "LJ-1"),
      writing({ dateOrder: "dmy", decimalMark: null }, "LJ-2"),
      writing({}, "LJ-3"),
    ];
    expect(recalled(samples)).toMatchObject({ dateOrder: "dmy", decimalMark: "." });
    expect(recalled([writing({}, "LJ-1")])).toMatchObject({ dateOrder: null, decimalMark: null });
  });

  it("is not taken from another vendor's memory", () => {
    const samples = [writing({ dateOrder: "mdy", decimalMark: "," }, "LJ-1")];
    const plan = { job: "LJ-4499", vendor: "Kerrin Glazing Works", street: "9 Elm Row" };
    expect(recalled(samples, {}, plan)).toMatchObject({ dateOrder: null, decimalMark: null });
  });
});

describe("the remembered table", () => {
  const table: TableMemory = { columns: [], opening: "article", closing: "total", rows: "usual", cells: [] };
  const withTable = (job: string, about: Partial<CorrectionSample>) => ({ ...taught(job), ...about });

  it("is that of the latest sample with rows", () => {
    const older = { ...table, opening: "older" };
    expect(
      recalled([withTable("LJ-1", { table: older }), withTable("LJ-2", { table }), taught("LJ-3")]).table,
    ).toBe(table);
    expect(recalled([taught("LJ-1")]).table).toBeNull();
  });

  it.each<[string, Partial<CorrectionSample>, boolean]>([
    ["a person corrected the rows", { table, tableAsRead: undefined }, true],
    ["nobody changed the rows", { table, tableAsRead: true }, false],
    ["there were no rows", { table: null, tableAsRead: undefined }, false],
  ])("may overrule what is read without it: %s", (_, about, expected) => {
    const found = recalled([withTable("LJ-1", about)]);
    expect(found.tableCorrected).toBe(expected);
    expect(mayOverrule(found)).toBe(expected);
    expect(mayOverrule({ ...found, match: { ...found.match, isVendor: false } })).toBe(false);
  });
});

it.each(["text", "ocr"] as const)("says of a page from %s whether it may be misread", (source) => {
  const found = recallMemory([memoryWith([taught("LJ-4471")])], layoutWith({ job: "LJ-4499" }, source));
  expect(found?.misreadable).toBe(source === "ocr");
});
