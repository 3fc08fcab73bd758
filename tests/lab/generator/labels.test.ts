import { describe, expect, it, test } from "vitest";
import type { Language } from "../../../lab/generator/content/country-facts";
import { bankLabels } from "../../../lab/generator/style/labels/bank-labels";
import { dutch } from "../../../lab/generator/style/labels/dutch";
import { type EnergyLabel, energyWordings } from "../../../lab/generator/style/labels/energy-labels";
import { english } from "../../../lab/generator/style/labels/english";
import { french } from "../../../lab/generator/style/labels/french";
import { german } from "../../../lab/generator/style/labels/german";
import { italian } from "../../../lab/generator/style/labels/italian";
import { partyLabels } from "../../../lab/generator/style/labels/party-labels";
import { portuguese } from "../../../lab/generator/style/labels/portuguese";
import { sayings } from "../../../lab/generator/style/labels/sayings";
import { spanish } from "../../../lab/generator/style/labels/spanish";
import { tillLabels } from "../../../lab/generator/style/labels/till-labels";

const languages: Language[] = ["en", "es", "de", "fr", "it", "nl", "pt"];
const trade: Record<Language, Partial<Record<string, readonly string[]>>> = {
  en: english,
  es: spanish,
  de: german,
  fr: french,
  it: italian,
  nl: dutch,
  pt: portuguese,
};
const placeholders = new Set(["tax", "cur", "rate", "n", "name", "v", "m", "s", "contact", "vendor"]);
const wordingsIn = (table: Partial<Record<string, readonly string[]>>) =>
  Object.entries(table).flatMap(([name, list]) => (list ?? []).map((text): [string, string] => [name, text]));

describe.each(languages)("labels in %s", (language) => {
  const all = [
    ...wordingsIn(trade[language]),
    ...wordingsIn(bankLabels[language]),
    ...wordingsIn(tillLabels[language]),
    ...wordingsIn(partyLabels[language]),
    ...wordingsIn(sayings[language]),
  ];

  it("are filled with nothing but what their layouts know", () => {
    for (const [name, text] of all)
      for (const [, key = ""] of text.matchAll(/\{(\w+)\}/g))
        expect(placeholders.has(key), `${name}: ${text}`).toBe(true);
  });

  it("have brackets that close, and no spaces that nobody sees", () => {
    for (const [name, text] of all) {
      const depth = [...text].reduce((sum, sign) => sum + (sign === "(" ? 1 : sign === ")" ? -1 : 0), 0);
      expect(depth, `${name}: ${text}`).toBe(0);
      expect(text, name).not.toMatch(/\s\s|^\s|\u00a0/);
    }
  });

  it("name only what English has, too", () => {
    const known = new Set(Object.keys(english));
    expect(Object.keys(trade[language]).filter((name) => !known.has(name))).toEqual([]);
  });

  it("are a wording at least for each thing", () => {
    for (const table of [trade[language], bankLabels[language], tillLabels[language], partyLabels[language]])
      for (const [name, list] of Object.entries(table)) expect(list?.length, name).toBeGreaterThan(0);
  });

  it("say the owner's name in every closing sentence, and nowhere else", () => {
    for (const text of sayings[language].closing) expect(text.split("{v}")).toHaveLength(2);
    for (const name of ["slogan", "heading", "sentence", "headOffice"] as const)
      for (const text of sayings[language][name]) expect(text).not.toContain("{");
  });
});

describe("what must not be called the same", () => {
  /** Two things of which a reader has to tell which one is printed. */
  const apart: [one: string, other: string][] = [
    ["invoiceNumber", "orderNumber"],
    ["invoiceNumber", "accountNumber"],
    ["invoiceDate", "dueDate"],
    ["subTotal", "total"],
    ["billTo", "shipTo"],
    ["quantity", "unitPrice"],
    ["unitPrice", "netTotal"],
    ["taxRate", "quantity"],
  ];
  const folded = (list: readonly string[] | undefined) =>
    new Set((list ?? []).map((text) => text.toLowerCase()));
  const cases = languages.flatMap((language) =>
    apart.map(([one, other]): [Language, string, string] => [language, one, other]),
  );
  test.each(cases)("in %s %s and %s", (language, one, other) => {
    const [first, second] = [folded(trade[language][one]), folded(trade[language][other])];
    expect([...first].filter((text) => second.has(text))).toEqual([]);
  });

  const ofBanks: [one: keyof (typeof bankLabels)["en"], other: keyof (typeof bankLabels)["en"]][] = [
    ["opening", "closing"],
    ["credits", "debits"],
    ["withdrawal", "deposit"],
    ["minimum", "newBalance"],
    ["columnDate", "description"],
  ];
  test.each(
    languages.flatMap((language) => ofBanks.map((pair): [Language, ...typeof pair] => [language, ...pair])),
  )("in %s a bank's %s and %s", (language, one, other) => {
    const [first, second] = [folded(bankLabels[language][one]), folded(bankLabels[language][other])];
    expect([...first].filter((text) => second.has(text))).toEqual([]);
  });

  test.each(languages)("in %s what a till is given and gives back", (language) => {
    const [cash, change] = [folded(tillLabels[language].cash), folded(tillLabels[language].change)];
    expect([...cash].filter((text) => change.has(text))).toEqual([]);
  });
});

describe("what a supplier of energy prints", () => {
  const names: EnergyLabel[] = [
    "title",
    "account",
    "meter",
    "previousRead",
    "currentRead",
    "amountDue",
    "c-usage",
  ];
  test.each(languages.flatMap((language) => names.map((name): [Language, EnergyLabel] => [language, name])))(
    "in %s for %s is a word or more",
    (language, name) => {
      const wordings = energyWordings(name, language);
      expect(wordings.length).toBeGreaterThan(0);
      for (const text of wordings) expect(text).toMatch(/\p{L}{2}/u);
    },
  );

  it("does not call two readings of a meter the same", () => {
    for (const language of languages) {
      const before = new Set(energyWordings("previousRead", language));
      expect(energyWordings("currentRead", language).filter((text) => before.has(text))).toEqual([]);
    }
  });
});
