import { specsFor } from "@engine/fields/specs-for";
import type { FieldType } from "@engine/results/extraction-result";
import type { Candidates } from "@engine/stages/candidates/find-candidates";
import { withRemembered } from "@engine/stages/candidates/remembered-candidates";
import { layoutOf } from "@engine/stages/layout/document-layout";
import { recallMemory } from "@engine/stages/memory/recall-memory";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";
import { memoryWith, sampleOf } from "../../support/samples";

const none: Candidates = {
  date: [],
  amount: [],
  number: [],
  id: [],
  taxId: [],
  name: [],
  address: [],
  currency: [],
  text: [],
};

const sheet = (value: string, more = "") => `
  Larkmoor Joinery Ltd                Workshop sheet
  12 Mill Lane                        Collected on Monday
  Leeds LS1 4AB

  Panelling supplied and fitted       Mark ${value}
                                           ${more}
  Scaffolding hired with crew         Workmanship guaranteed
  Timber remains our property until settled in full`;

/** What memory adds on the next sheet to what else was found there; the first one taught the value. */
function added(
  type: FieldType,
  first: string,
  taught: string,
  next: string,
  { known = none, order = "dmy", mark = "." } = {},
) {
  const [more = "", nextMore = ""] = [first.split("\n")[1], next.split("\n")[1]];
  const sample = sampleOf(sheet(first.split("\n")[0] ?? "", more), {
    vendorName: { type: "name", value: "Larkmoor Joinery Ltd" },
    "own:mark": { type, value: taught },
  });
  const layout = layoutOf([pageOf(sheet(next.split("\n")[0] ?? "", nextMore))]);
  const recalled = recallMemory([memoryWith([sample])], layout);
  if (!recalled) throw new Error("the layout is known");
  const specs = specsFor({ fields: [{ key: "own:mark", type, line: false, ownName: "Bay" }] });
  const facts = { decimalMark: mark, dateOrder: { order } } as Parameters<typeof withRemembered>[2]["facts"];
  return { all: withRemembered(known, recalled, { specs, layout, facts }), layout };
}

describe("the words at a remembered place", () => {
  it.each<[FieldType, string, string, string, string]>([
    ["id", "QX-77", "QX-77", "QX-91", "QX-91"],
    ["id", "QX 77", "QX 77", "QX 91", "QX 91"],
    ["id", "QX-77", "QX-77", "#QX-91:", "QX-91"],
    ["amount", "418.00", "418.00", "1,073.10", "1073.10"],
    ["number", "57", "57", "140", "140"],
    ["percent", "12.5%", "12.5", "20%", "20"],
    ["text", "north gate", "north gate", "south door behind yard", "south door behind yard"],
    ["name", "Jane Miller", "Jane Miller", "Ana María Ruiz", "Ana María Ruiz"],
    [
      "address",
      "1 Wharf Rd\nDover CT16 1AA",
      "1 Wharf Rd, Dover CT16 1AA",
      "9 Elm Row\nYork YO1 7HH",
      "9 Elm Row York YO1 7HH",
    ],
  ])("are a candidate of %s: after %j, %j", (type, first, taught, next, value) => {
    const { all } = added(type, first, taught, next);
    const found = Object.values(all).flat();
    expect(found.find(({ value: one }) => one !== "Larkmoor Joinery Ltd")).toMatchObject({
      value,
      raw: next.replace("\n", " "),
      page: 1,
      facts: new Set(["remembered"]),
    });
  });

  it.each([
    ["dmy", "2026-04-05"],
    ["mdy", "2026-05-04"],
  ])("are read as a date in the order %s", (order, value) => {
    const { all } = added("date", "04/03/2026", "2026-03-04", "05/04/2026", { order });
    expect(all.date.map((found) => found.value)).toEqual([value]);
  });

  it.each([
    [",", "1.250", "1250"],
    [".", "1.250", "1.250"],
  ])("are read as an amount with the mark %s", (mark, printed, value) => {
    const { all } = added("amount", "418.00", "418.00", printed, { mark });
    expect(all.amount.map((found) => [found.value, found.cents])).toEqual([
      [value, Math.round(Number(value) * 100)],
    ]);
  });

  it("stand on their line, with their tokens", () => {
    const { all, layout } = added("id", "QX-77", "QX-77", "QX-91");
    const [found] = all.id;
    const line = layout.lines[found?.line ?? -1];
    expect(line?.text).toContain("Panelling");
    expect(found?.tokens.map(({ text }) => text)).toEqual(["QX-91"]);
    expect(line?.tokens).toContain(found?.tokens[0]);
  });

  it.each<[FieldType, string, string, string]>([
    ["date", "04/03/2026", "2026-03-04", "pending"],
    ["amount", "418.00", "418.00", "none"],
    ["id", "QX-77", "QX-77", ""],
    ["address", "1 Wharf Rd", "1 Wharf Rd", "Invoice Date 04/02/2026"],
    ["address", "1 Wharf Rd", "1 Wharf Rd", "due 04/02/2026"],
    ["address", "1 Wharf Rd", "1 Wharf Rd", "Phone 603-555-0142"],
    ["address", "1 Wharf Rd", "1 Wharf Rd", "Invoice Number KP-2201"],
  ])("are none of %s where they say no such value", (type, first, taught, next) => {
    const { all } = added(type, first, taught, next);
    expect(all[type as "date" | "address"]).toEqual([]);
  });

  it("are not offered twice where a generator found them", () => {
    const [found] = added("id", "QX-77", "QX-77", "QX-91").all.id;
    if (!found) throw new Error("the place is remembered");
    const known = { ...none, id: [found] };
    expect(added("id", "QX-77", "QX-77", "QX-91", { known }).all.id).toEqual([found]);
    const elsewhere = { ...found, top: 0.02, bottom: 0.03, left: 0, right: 0.05 };
    expect(
      added("id", "QX-77", "QX-77", "QX-91", { known: { ...none, id: [elsewhere] } }).all.id,
    ).toHaveLength(2);
  });
});

describe("the vendor's own values", () => {
  it("are candidates where their words stand", () => {
    const { all } = added("id", "QX-77", "QX-77", "QX-91");
    expect(all.name.slice(0, 1)).toMatchObject([
      { value: "Larkmoor Joinery Ltd", raw: "Larkmoor Joinery Ltd", line: 0 },
    ]);
  });
});

it("without memory the candidates are the same", () => {
  const layout = layoutOf([pageOf(sheet("QX-91"))]);
  const facts = { decimalMark: ".", dateOrder: { order: "dmy" } } as Parameters<
    typeof withRemembered
  >[2]["facts"];
  expect(withRemembered(none, null, { specs: specsFor({ fields: [] }), layout, facts })).toBe(none);
});
