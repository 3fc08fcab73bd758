import { occurrenceKey } from "@engine/stages/features/page-facts";
import { describe, expect, it } from "vitest";
import { candidateIn, madeCandidate, seenIn } from "../../support/seen";

const factsOf = (typed: string | readonly string[], about: Parameters<typeof seenIn>[1] = {}) =>
  seenIn(typed, about).page;

describe("the largest amount of a document", () => {
  it.each([
    ["of amounts with decimals", "Net 80.00\nTax 20.00\nTotal 100.00", 10_000],
    ["of amounts with a currency", "Room $250\nCity tax 4.00", 25_000],
    ["not a number without either", "Room 4711\nTotal 12.00", 1_200],
    ["not a credit", "Credit -50.00", 0],
    ["nothing without amounts", "Thank you", 0],
  ])("is %s", (_name, typed, cents) => expect(factsOf(typed).largestCents).toBe(cents));

  it("may stand on any page", () => {
    expect(factsOf(["Carried 40.00", "Total 90.00"]).largestCents).toBe(9_000);
  });
});

describe("how often a value stands on a document", () => {
  const timesOf = (typed: string, type: "amount" | "date" | "id" | "name" | "number", start: string) => {
    const seen = seenIn(typed);
    return seen.page.occurrences.get(occurrenceKey(candidateIn(seen, type, start)));
  };

  it("is counted over different spellings of one amount and one day", () => {
    expect(timesOf("Total 1,234.50\nTo pay 1234.50", "amount", "1,234.50")).toBe(2);
    expect(timesOf("Date 2026-03-04\nIssued 4 March 2026", "date", "2026-03-04")).toBe(2);
  });

  it("tells amounts and numbers apart by their values", () => {
    expect(timesOf("Total 12.00\nPaid 13.00", "amount", "12.00")).toBe(1);
    expect(timesOf("Ref AB-4711\nOrder AB-4711", "id", "AB-4711")).toBe(2);
  });

  it("is not counted of percentages", () => {
    expect(timesOf("VAT 20%\nVAT 20%", "number", "20%")).toBe(undefined);
  });
});

describe("under which key a value is counted", () => {
  it.each([
    ["a name by its letters", { type: "name", value: "Café Müller & Co." } as const, "name:cafemullerco"],
    ["an amount by its value", { type: "amount", value: "12.00" } as const, "amount:12.00"],
    ["a number as it is written", { type: "id", value: "AB-47/11" } as const, "id:AB-47/11"],
  ])("%s", (_name, about, key) => expect(occurrenceKey(madeCandidate(about))).toBe(key));
});

describe("what else a document shows", () => {
  it("counts different values, and knows which comes first", () => {
    const seen = seenIn("Net 80.00\nTax 20.00\nTotal 100.00\nTo pay 100.00\nDate 2026-03-04");
    expect(seen.page.distinct).toMatchObject({ amount: 3, date: 1, taxId: 0 });
    expect(seen.page.firsts.has(candidateIn(seen, "amount", "80.00"))).toBe(true);
    expect(seen.page.firsts.has(candidateIn(seen, "amount", "20.00"))).toBe(false);
    expect(seen.page.firsts.has(candidateIn(seen, "date", "2026-03-04"))).toBe(true);
  });

  it.each([
    ["of an address of the web", "www.harbour-tools.com", ["harbourtools"]],
    ["with its protocol", "https://www.acme.de/impressum", ["acme"]],
    ["of a mail address", "rechnung@mueller-soehne.de", ["muellersoehne"]],
    ["without www", "acme-werkzeuge.de", ["acmewerkzeuge"]],
    ["of a country's companies", "oakfield.com.au", ["oakfield"]],
    ["of everybody's mail", "harbour.tools@gmail.com", []],
    ["that recognition tore apart", "www. penny. de/payback", ["penny"]],
    ["that recognition tore apart before its dots", "www .acme-werkzeuge .de", ["acmewerkzeuge"]],
    ["that is no end of a domain", "Rev.3", []],
    ["of two letters before the dot", "ab.com", []],
    ["once, however often it stands there", "www.acme.de info@acme.de", ["acme"]],
  ])("knows the domain %s", (_name, typed, domains) => {
    expect(factsOf(`Harbour Tools\n${typed}`).domains).toEqual(domains);
  });

  it("hands on the kind of document and the day it was received", () => {
    expect(factsOf("Total 1.00", { kind: "receipt", receivedOn: "2026-03-04" })).toMatchObject({
      kind: "receipt",
      receivedOn: "2026-03-04",
    });
  });

  it("knows the usual height of its words, and takes one for an empty page", () => {
    expect(factsOf("Total 1.00").medianHeight).toBeCloseTo(10 / 600);
    expect(factsOf("").medianHeight).toBe(0.01);
  });
});
