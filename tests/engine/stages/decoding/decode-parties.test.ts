import { decodeParties } from "@engine/stages/decoding/decode-parties";
import type { Scored } from "@engine/stages/scoring/scored";
import type { CandidateFact } from "@engine/values/candidate-fact";
import { describe, expect, it } from "vitest";
import { tokensIn } from "../../support/rows";
import { proofsIn, scoredAs, valuesIn } from "../../support/scored";

type Spot = { left?: number; top?: number; line?: number; page?: number; facts?: CandidateFact[] };

const name = (
  value: string,
  score: number,
  { left = 0.1, top = 0.1, line = 2, page = 1, facts = [] }: Spot = {},
) =>
  scoredAs(value, score, {
    facts,
    candidate: { type: "name", left, right: left + 0.2, top, bottom: top + 0.02, line, page },
  });

/** An address whose first line stands there. */
const address = (value: string, score: number, { left = 0.1, top = 0.12, line = 3, page = 1 }: Spot = {}) =>
  scoredAs(value, score, {
    candidate: { type: "address", left, right: left + 0.25, top, bottom: top + 0.05, line, page },
  });

describe("an address with the line above it", () => {
  const whole = (value: string, score: number) => ({
    ...address(value, score),
    ...scoredAs(value, score, { facts: ["with-line-above", "lines"], candidate: { type: "address" } }),
  });
  const vendorName = [name("Larkmoor Joinery", 3)];

  it.each([
    [
      "a bare code and town are not all of it",
      "Nova Centre, 06237 Leuna",
      "06237 Leuna",
      "Nova Centre, 06237 Leuna",
    ],
    [
      "a street says more than what stands above",
      "Nova Centre, Mill Lane 4, 06237 Leuna",
      "Mill Lane 4, 06237 Leuna",
      "Mill Lane 4, 06237 Leuna",
    ],
  ])("%s", (_name, above, alone, expected) => {
    const chosen = decodeParties({ vendorName, vendorAddress: [address(alone, 5), whole(above, 3.5)] });
    expect(valuesIn(chosen).vendorAddress).toBe(expected);
  });

  it("is not taken where that line is the vendor's name", () => {
    const above = whole("Larkmoor Joinery, 06237 Leuna", 3.5);
    const named = name("Larkmoor Joinery", 3);
    named.candidate.tokens = tokensIn("Larkmoor Joinery");
    above.candidate.tokens = named.candidate.tokens;
    const chosen = decodeParties({ vendorName: [named], vendorAddress: [address("06237 Leuna", 5), above] });
    expect(valuesIn(chosen).vendorAddress).toBe("06237 Leuna");
  });
});

describe("a customer that its label names with a legal form", () => {
  const labelled = name("OAKFIELD LTD", 3, { facts: ["beside-label", "company"] });
  const over = (value: string) => name(value, 3.5, { top: 0.5, line: 12 });
  const billToAddress = [address("1 Castle Hill, Windsor", 5, { top: 0.52, line: 13 })];
  const customerOf = (...customerName: Scored[]) =>
    valuesIn(decodeParties({ customerName, billToAddress })).customerName;

  it("comes before a department of it over the address, not before another company", () => {
    expect(customerOf(over("Oakfield Finance"), labelled)).toBe("OAKFIELD LTD");
    expect(customerOf(over("Larkmoor Joinery"), labelled)).toBe("Larkmoor Joinery");
  });
});

describe("a customer that is hardly likely", () => {
  it.each([
    ["beside the label", { "label-right": 1.4 }, -1.4, "Oakfield Trust"],
    ["beside the label, but much less likely", { "label-right": 1.4 }, -1.5, undefined],
    ["without a label", {}, -0.2, undefined],
  ])("is shown %s", (_name, features, score, value) => {
    const option = { ...name("Oakfield Trust", score), features };
    expect(valuesIn(decodeParties({ customerName: [option] })).customerName).toBe(value);
  });
});

describe("vendor and customer", () => {
  it("are not the same name, however it is spelt", () => {
    const chosen = decodeParties({
      vendorName: [name("Harbour Tools Ltd", 3)],
      customerName: [name("HARBOUR TOOLS LTD.", 2), name("Oakfield Trust", 1)],
    });
    expect(valuesIn(chosen)).toEqual({ vendorName: "Harbour Tools Ltd", customerName: "Oakfield Trust" });
  });

  it("are not at the same address", () => {
    const chosen = decodeParties({
      vendorAddress: [address("1 Quay Street, Leeds", 3)],
      billToAddress: [
        address("1 Quay Street, Leeds", 2, { top: 0.6 }),
        address("1 Castle Hill, Windsor", 0.5),
      ],
    });
    expect(valuesIn(chosen).billToAddress).toBe("1 Castle Hill, Windsor");
  });

  it("may have goods delivered to where the bill goes, printed twice", () => {
    const bill = address("1 Castle Hill, Windsor", 3);
    const again = address("1 Castle Hill, Windsor", 2, { left: 0.6 });
    expect(Object.keys(decodeParties({ billToAddress: [bill], shipToAddress: [again] }))).toHaveLength(2);
    const once = { ...again, candidate: bill.candidate };
    expect(Object.keys(decodeParties({ billToAddress: [bill], shipToAddress: [once] }))).toHaveLength(1);
  });

  it("do not have goods delivered to the vendor", () => {
    const chosen = decodeParties({
      vendorAddress: [address("1 Quay Street, Leeds", 5)],
      shipToAddress: [address("1 Quay Street, Leeds", 3.5, { left: 0.6 })],
    });
    expect(Object.keys(chosen)).toEqual(["vendorAddress"]);
  });
});

describe("a name and the address below it", () => {
  const two = (spot: Spot): Record<string, Scored[]> => ({
    vendorName: [name("Harbour Tools", 2)],
    vendorAddress: [
      address("9 Elsewhere Road", 2, { top: 0.8, line: 40 }),
      address("1 Quay Street", 1.5, spot),
    ],
  });

  it.each([
    ["right below", {}, "1 Quay Street"],
    ["a line further down", { top: 0.15 }, "1 Quay Street"],
    ["two lines further down", { top: 0.16 }, "9 Elsewhere Road"],
    ["in another column", { left: 0.6 }, "9 Elsewhere Road"],
    ["on another page", { page: 2 }, "9 Elsewhere Road"],
  ])("go together %s", (_name, spot, taken) => {
    expect(valuesIn(decodeParties(two(spot))).vendorAddress).toBe(taken);
  });

  it("prove each other", () => {
    expect(proofsIn(decodeParties(two({})))).toEqual({
      vendorName: ["same-block"],
      vendorAddress: ["same-block"],
    });
    const customer = decodeParties({
      customerName: [name("Oakfield Trust", 2)],
      billToAddress: [address("1 Castle Hill", 2)],
    });
    expect(proofsIn(customer)).toEqual({ customerName: ["same-block"], billToAddress: ["same-block"] });
  });

  it("go together on one line, as senders print them", () => {
    const line = { left: 0.7, top: 0.5, line: 2 };
    const beside = address("1 Quay Street", 1.5, line);
    beside.candidate.anchor = { ...beside.candidate, line: 2 };
    const chosen = decodeParties({
      vendorName: [name("Harbour Tools", 2)],
      vendorAddress: [address("9 Elsewhere Road", 2, { top: 0.8, line: 40 }), beside],
    });
    expect(valuesIn(chosen).vendorAddress).toBe("1 Quay Street");
  });

  it("are not the vendor's name over the customer's address", () => {
    const chosen = decodeParties({
      vendorName: [name("Oakfield Trust", 2), name("Harbour Tools", 1, { top: 0.8, line: 40 })],
      billToAddress: [address("1 Castle Hill", 4)],
    });
    expect(valuesIn(chosen).vendorName).toBe("Harbour Tools");
  });

  it("are not the customer's name over the vendor's address", () => {
    const chosen = decodeParties({
      customerName: [name("Harbour Tools", 2), name("Oakfield Trust", 1, { top: 0.8, line: 40 })],
      vendorAddress: [address("1 Quay Street", 4)],
    });
    expect(valuesIn(chosen).customerName).toBe("Oakfield Trust");
  });
});

it("a line of the vendor's address does not name the vendor", () => {
  const line = name("Lakeside Park", 6);
  const whole = address("12 Mill Lane, Lakeside Park, Leeds LS1 2TW", 5);
  line.candidate.tokens = tokensIn("Lakeside Park");
  whole.candidate.tokens = [...tokensIn("12 Mill Lane"), ...line.candidate.tokens];
  const chosen = decodeParties({ vendorName: [line, name("Larkmoor Joinery", 3)], vendorAddress: [whole] });
  expect(valuesIn(chosen).vendorName).toBe("Larkmoor Joinery");
});
