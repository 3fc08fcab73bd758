import { forget } from "@engine/learning/forget";
import { learn } from "@engine/learning/learn";
import { learnFrom } from "@engine/learning/learn-from";
import { memoryKeys } from "@engine/learning/memory-keys";
import { memoryOf } from "@engine/learning/memory-of";
import { lookupKeys } from "@engine/stages/memory/lookup-keys";
import type { VendorMemory } from "@engine/stages/memory/vendor-memory";
import { describe, expect, it } from "vitest";
import { type Checked, checkedOf, memoryWith, sampleOf } from "../support/samples";

const sheet = (number: string, vendor = "Larkmoor Joinery Ltd") => `
  ${vendor}                           Job sheet ${number}
  12 Mill Lane                        Collected on Monday
  Leeds LS1 4AB

  Panelling supplied and fitted                   420.00
  Timber remains our property until settled`;

const haulage = `
        Consignment note                      Bolt and Sons Haulage
        Pallets moved to Ballarat depot       Unit 7 Carriers Way
        Diesel surcharge applies              Ballarat VIC 3350`;

const vendorIs = (value: string | null): Checked => ({ vendorName: { type: "name", value } });
const larkmoor = vendorIs("Larkmoor Joinery Ltd");
const document = (number: string, fields: Checked = larkmoor) =>
  checkedOf(sheet(number), fields, { id: `document ${number}` });
const idsIn = (memory: VendorMemory | null) => memory?.samples.map(({ documentId }) => documentId);

/** The memory after these documents. */
const learned = (...numbers: string[]): VendorMemory => {
  const [first = "1", ...rest] = numbers;
  return rest.reduce(
    (memory, number) => learn(memory, document(number), "other"),
    learn(null, document(first), "m1"),
  );
};

describe("learning from a checked document", () => {
  it("opens a memory", () => {
    expect(learned("4471")).toMatchObject({ format: 1, id: "m1", revision: 1, closed: false });
  });

  it("adds to a memory, which keeps its name and counts on", () => {
    const memory = learned("4471", "4472");
    expect(memory).toMatchObject({ id: "m1", revision: 2 });
    expect(idsIn(memory)).toEqual(["document 4471", "document 4472"]);
  });

  it("teaches a document anew in its place", () => {
    const memory = learn(learned("4471", "4472"), document("4471", vendorIs("Larkmoor")), "other");
    expect(idsIn(memory)).toEqual(["document 4471", "document 4472"]);
    expect(memory.samples[0]?.fields.vendorName?.value).toBe("Larkmoor");
    expect(memory.revision).toBe(3);
  });

  it("keeps the latest eight", () => {
    const numbers = Array.from({ length: 11 }, (_, index) => String(5000 + index));
    expect(idsIn(learned(...numbers))).toEqual(numbers.slice(3).map((number) => `document ${number}`));
  });

  it("counts what the samples before would have said", () => {
    expect(learned("4471").record).toEqual({});
    expect(learned("4471", "4472", "4473").record.vendorName).toEqual({ right: 2, wrong: 0 });
  });
});

describe("forgetting a document", () => {
  it("leaves the samples of the others and what follows from them", () => {
    const memory = learned("4471", "4472", "4473");
    const left = forget(memory, "document 4472", null);
    expect(idsIn(left)).toEqual(["document 4471", "document 4473"]);
    expect(left).toMatchObject({ id: "m1", revision: 4, record: { vendorName: { right: 1, wrong: 0 } } });
    expect(idsIn(memory), "untouched").toHaveLength(3);
  });

  it("leaves the very bytes of one that never saw it, whichever it is and in whatever order they came", () => {
    const numbers = ["4471", "4472", "4473", "4474", "4475", "4476", "4477", "4478"];
    const orders = numbers.map((_, turn) => [...numbers.slice(turn), ...numbers.slice(0, turn)]);
    // The revision counts how often the memory was changed, so that nobody takes it for what it was before.
    const bytesOf = (memory: VendorMemory | null) => JSON.stringify({ ...memory, revision: 0 });
    for (const order of [...orders, ...orders.map((one) => one.toReversed())])
      for (const gone of order) {
        const never = learned(...order.filter((number) => number !== gone));
        expect(bytesOf(forget(learned(...order), `document ${gone}`, null)), `${gone} of ${order}`).toBe(
          bytesOf(never),
        );
      }
  });

  it("brings back the sample that had given way, so that of twelve any may be forgotten", () => {
    const numbers = Array.from({ length: 12 }, (_, index) => String(5000 + index));
    const bytesOf = (memory: VendorMemory | null) => JSON.stringify({ ...memory, revision: 0 });
    const earlier = learned("5003").samples[0] ?? null;
    for (const gone of numbers) {
      const never = learned(...numbers.filter((number) => number !== gone));
      expect(bytesOf(forget(learned(...numbers), `document ${gone}`, earlier)), gone).toBe(bytesOf(never));
    }
  });

  it("leaves a memory that it never taught as it is", () => {
    const memory = learned("4471");
    expect(forget(memory, "document 9", null)).toBe(memory);
  });

  it("leaves nothing of the last one", () => {
    expect(forget(learned("4471"), "document 4471", null)).toBeNull();
  });
});

describe("the memory that a document is learned into", () => {
  const known = learned("4471");
  const intoOf = (memories: readonly VendorMemory[], ...checked: Parameters<typeof checkedOf>) =>
    learnFrom(memories, checkedOf(...checked), "new").id;

  it("is that of its vendor and layout", () => {
    expect(intoOf([known], sheet("4480"), larkmoor, { id: "d2" })).toBe("m1");
  });

  it.each([
    ["one letter off", "Larkmor Joinery Ltd"],
    ["in part", "Larkmoor Joinery"],
    ["with more", "Larkmoor Joinery Ltd (Leeds)"],
    ["in other letters", "LARKMOOR JOINERY LTD."],
  ])("is that of its vendor when the name is written %s", (_, name) => {
    expect(intoOf([known], sheet("4480"), vendorIs(name), { id: "d2" })).toBe("m1");
  });

  it("is that of its layout when the person named no vendor", () => {
    expect(intoOf([known], sheet("4480"), vendorIs(null), { id: "d2" })).toBe("m1");
    expect(intoOf([known], sheet("4480"), {}, { id: "d2" })).toBe("m1");
  });

  it("is a new one for another vendor, be the layout the same", () => {
    const other = "Kerrin Glazing Works";
    expect(intoOf([known], sheet("4480", other), vendorIs(other), { id: "d2" })).toBe("new");
  });

  it("is a new one for another layout of the vendor", () => {
    expect(intoOf([known], haulage, larkmoor, { id: "d2" })).toBe("new");
  });

  it("is the one that holds it already, whatever it looks like now", () => {
    const others = [memoryWith([], { id: "empty" }), known];
    expect(intoOf(others, haulage, vendorIs("Bolt"), { id: "document 4471" })).toBe("m1");
  });

  it("is a new one where nothing was learned, or the layout's memory is closed", () => {
    expect(intoOf([], sheet("4480"), larkmoor)).toBe("new");
    expect(intoOf([{ ...known, closed: true }], sheet("4480"), larkmoor, { id: "d2" })).toBe("new");
  });

  it("is answered alone: no other memory is touched", () => {
    const before = structuredClone(known);
    learnFrom([known], document("4480"), "new");
    expect(known).toEqual(before);
  });
});

describe("the keys under which a memory is looked up", () => {
  const samples = ["Aster Mining", "Birch Metals", "Cedar Paper", "Dahlia Foods"].map((vendor, index) =>
    sampleOf(sheet(String(index), vendor), {}, { id: `d${index}` }),
  );

  it("are those of its latest three samples, each once", () => {
    const keys = memoryKeys(memoryWith(samples));
    const expected = samples.slice(1).flatMap(({ fingerprint }) => lookupKeys(fingerprint));
    expect(new Set(keys)).toEqual(new Set(expected));
    expect(keys).toHaveLength(new Set(expected).size);
    const oldest = samples[0] ? lookupKeys(samples[0].fingerprint) : [];
    expect(oldest.every((key) => keys.includes(key))).toBe(false);
  });

  it("are none once it is closed", () => {
    expect(memoryKeys(memoryWith(samples, { closed: true }))).toEqual([]);
    expect(memoryKeys(memoryWith([]))).toEqual([]);
  });
});

it("a memory is closed as soon as its samples keep contradicting each other", () => {
  const marks = [
    ["QX-1 top", 0],
    ["QX-2 top", 30],
    ["QX-3 top", 60],
  ] as const;
  const samples = marks.map(([mark, column], index) => {
    const fields = Array.from({ length: 4 }, (_, field) => `${mark.slice(0, 4)}${field}`);
    const typed = [
      "Larkmoor Joinery Ltd    Panelling supplied and fitted",
      "Timber remains our property until settled   Collected on Monday",
      ...fields.map((value, row) => "\n".repeat(column / 10 + row) + " ".repeat(column) + value),
    ].join("\n");
    return sampleOf(
      typed,
      Object.fromEntries(fields.map((value, at) => [`own:${at}`, { type: "id", value } as const])),
      { id: `d${index}` },
    );
  });
  expect(memoryOf("m1", 2, samples.slice(0, 2)).closed).toBe(false);
  expect(memoryOf("m1", 3, samples).closed).toBe(true);
  expect(memoryOf("m1", 3, samples).record["own:0"]).toEqual({ right: 0, wrong: 2 });
});
