import { keepReadings } from "@engine/stages/decoding/keep-readings";
import type { Recalled, RecalledField } from "@engine/stages/memory/recall-memory";
import { describe, expect, it } from "vitest";
import { found } from "../../support/rows";
import { chosenAs } from "../../support/scored";

type Known = Partial<Pick<RecalledField, "corrected" | "absent">> & { isVendor?: boolean };

function recalledAs({ isVendor = true, corrected = true, absent = 0 }: Known): Recalled {
  const field = { field: "total", corrected, absent, places: [], constants: [], times: 1, trust: 1 };
  return {
    match: { isVendor, vendor: 1, layout: 1 } as Recalled["match"],
    misreadable: false,
    fields: new Map([["total", field]]),
    table: null,
    tableCorrected: false,
    dateOrder: null,
    decimalMark: null,
  };
}

type Answer = Parameters<typeof keepReadings>[0];

const answerOf = (value: string | undefined, confidence = 0.97): Answer => ({
  fields: value === undefined ? {} : { total: { ...found(value), confidence } },
  chosen: value === undefined ? {} : { total: chosenAs(value, 3) },
});

/** The total that is answered where it reads one way plainly and another way with memory. */
function kept(
  read: string | undefined,
  known: string | undefined,
  about: Known & { confidence?: number } = {},
) {
  const { fields, chosen } = keepReadings(
    answerOf(read, about.confidence),
    answerOf(known),
    recalledAs(about),
  );
  expect(chosen.total?.candidate.value).toBe(fields.total?.value);
  return fields.total?.value;
}

describe("what memory may change", () => {
  it.each([
    ["fills what is not read", undefined, "121.00", {}, "121.00"],
    [
      "fills what is not read even where nobody corrected it",
      undefined,
      "121.00",
      { corrected: false },
      "121.00",
    ],
    ["changes what a person corrected on a document of the vendor", "100.00", "121.00", {}, "121.00"],
    ["leaves what nobody corrected", "100.00", "121.00", { corrected: false }, "100.00"],
    ["leaves a sure value on the page of another vendor", "100.00", "121.00", { isVendor: false }, "100.00"],
    [
      "changes a doubtful value on the page of another vendor",
      "100.00",
      "121.00",
      { isVendor: false, confidence: 0.79 },
      "121.00",
    ],
    [
      "leaves a likely value on the page of another vendor",
      "100.00",
      "121.00",
      { isVendor: false, confidence: 0.8 },
      "100.00",
    ],
    ["takes nothing away that the layout always had", "100.00", undefined, {}, "100.00"],
    ["takes away what the layout lacked before", "100.00", undefined, { absent: 0.5 }, undefined],
  ] as const)("%s", (_name, read, known, about, value) => {
    expect(kept(read, known, about)).toBe(value);
  });

  it("makes surer what it agrees with", () => {
    const answer = keepReadings(answerOf("121.00", 0.6), answerOf("121.00", 0.99), recalledAs({}));
    expect(answer.fields.total?.confidence).toBe(0.99);
  });

  it("leaves a field of which nothing is remembered", () => {
    const recalled = { ...recalledAs({}), fields: new Map() };
    expect(keepReadings(answerOf("100.00"), answerOf("121.00"), recalled).fields.total?.value).toBe("100.00");
  });

  it("leaves the choice of a field that nobody asked for", () => {
    const plain = { fields: {}, chosen: { total: chosenAs("100.00", 3) } };
    const remembered = { fields: {}, chosen: { total: chosenAs("121.00", 3) } };
    const answer = keepReadings(plain, remembered, recalledAs({ corrected: false }));
    expect(answer.chosen.total?.candidate.value).toBe("100.00");
  });

  it("changes neither of the two answers", () => {
    const [plain, remembered] = [answerOf("100.00"), answerOf("121.00")];
    const before = structuredClone([plain, remembered]);
    keepReadings(plain, remembered, recalledAs({ corrected: false }));
    expect([plain, remembered]).toEqual(before);
  });
});
