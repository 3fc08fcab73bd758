import { findIds } from "@engine/stages/candidates/find-ids";
import { findTexts } from "@engine/stages/candidates/find-texts";
import { runsOf } from "@engine/stages/candidates/runs-of";
import { describe, expect, it } from "vitest";
import { lineIn, sourcesOf } from "../../support/rows";

const ids = (text: string) => findIds(lineIn(text), new Set());

describe("numbers and codes of a line", () => {
  it.each([
    ["Invoice INV-2041", ["INV-2041"]],
    ["Invoice #2041.", ["2041"]],
    ["Order (A/12_3),", ["A/12_3"]],
    ["Rechnung 2026/0117", ["2026/0117"]],
    ["Card 1234 5678 9012", ["1234", "5678", "9012", "1234 5678 9012"]],
    ["Total 1,234.56", []],
    ["Total 12,5", []],
    ["At 14:22", []],
    ["Write to post9@acme.example or www.acme9.com", []],
    ["Room 7", []],
    ["", []],
  ])("%s: %j", (text, values) => {
    if (text === "") return expect(sourcesOf("").layout.lines).toEqual([]);
    expect(ids(text).map(({ value }) => value)).toEqual(values);
  });

  it.each([
    ["INV-2041", "has-letters"],
    ["2026", "year"],
    ["12", "short"],
    ["1234567890", "long-digits"],
  ] as const)("%s is marked as %s", (text, fact) => {
    expect(ids(text)[0]?.facts.has(fact)).toBe(true);
    expect(ids("4711")[0]?.facts.has(fact)).toBe(false);
  });

  it("pass over what is taken", () => {
    const line = lineIn("Invoice 2041 4711");
    expect(findIds(line, new Set(line.tokens.slice(0, 2))).map(({ value }) => value)).toEqual(["4711"]);
  });
});

describe("free texts", () => {
  const textsOn = (typed: string) => {
    const { layout, labels } = sourcesOf(typed);
    return findTexts(layout.lines, labels).map(({ value }) => value);
  };

  it.each([
    ["Invoice number: INV-2041", ["INV-2041"]],
    ["Loading bay: Dock 14 west", ["Loading bay: Dock 14 west", "Dock 14 west"]],
    ["Dock 14 west     Larkmoor", ["Dock 14 west", "Larkmoor"]],
    ["- Dock 14 west;", ["Dock 14 west"]],
    ["***", []],
    [`${"word ".repeat(30)}`, []],
  ])("%j: %j", (typed, values) => {
    expect(textsOn(typed)).toEqual(values);
  });
});

describe("words that say a text", () => {
  const runs = (text: string, typed: string) =>
    runsOf(text, "x", sourcesOf(typed).layout).map(({ raw }) => raw);

  it.each([
    ["INV-2041", "Invoice INV 2041 of today", ["INV 2041"]],
    ["INV-2041", "INV-2041 INV-2041", ["INV-2041", "INV-2041"]],
    ["INV-2041", "INV-20411", []],
    ["2041", "INV\n2041", ["2041"]],
    ["Acme Tools", "Acme\nTools", []],
    ["A", "A A A", []],
    ["", "A", []],
  ])("%s on %j: %j", (text, typed, raws) => {
    expect(runs(text, typed)).toEqual(raws);
  });
});
