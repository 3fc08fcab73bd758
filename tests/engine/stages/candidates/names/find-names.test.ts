import { companyNames } from "@engine/stages/candidates/names/company-names";
import { namesByLabel } from "@engine/stages/candidates/names/names-by-label";
import { twoLinesFrom } from "@engine/stages/candidates/names/two-lines";
import { labelsOf } from "@engine/stages/labels/labels-of";
import { layoutOf } from "@engine/stages/layout/document-layout";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";
import { linesIn } from "../../../support/rows";
import { candidatesOn } from "../candidates-on";

const namesOn = (typed: string) => candidatesOn(pageOf(typed)).name;
const factsOn = (typed: string, name: string) => [
  ...(namesOn(typed).find(({ value }) => value === name)?.facts ?? []),
];

describe("names by the legal form of a company", () => {
  const companies = (typed: string) =>
    companyNames(linesIn(typed), () => true).map(({ value, facts }) => [value, facts.has("in-sentence")]);

  it.each<[string, [string, boolean][]]>([
    ["Acme Tools Pty Ltd", [["Acme Tools Pty Ltd", false]]],
    ["Muebles Rivera S.A. de C.V.", [["Muebles Rivera S.A. de C.V.", false]]],
    [
      "Registered office of Acme Tools Ltd in Leeds",
      [
        ["Registered office of Acme Tools Ltd in Leeds", false],
        ["Acme Tools Ltd", true],
      ],
    ],
    ["Larkmoor Joinery", []],
    ["", []],
  ])("%j", (typed, expected) => {
    expect(companies(typed)).toEqual(expect.arrayContaining(expected));
    if (expected.length === 0) expect(companies(typed)).toEqual([]);
  });

  it("are not whole segments of many words", () => {
    const typed = "These goods remain the property of Acme Tools Pty Ltd until they are paid";
    expect(companies(typed)).toEqual([["Acme Tools Pty Ltd", true]]);
  });

  it("are not whole segments behind a label", () => {
    const found = companyNames(linesIn("Buyer: Acme Tools Ltd"), () => false);
    expect(found.every(({ facts }) => facts.has("in-sentence"))).toBe(true);
  });
});

it("are not what stands before a colon alone, unless it is a company", () => {
  const names = namesOn(`
    Beneficiary
    Compte :   123 456
    Acme Tools Ltd :   1 High Street`);
  expect(names.map(({ value }) => value)).not.toContain("Compte");
  expect(names.map(({ value }) => value)).toContain("Acme Tools Ltd");
});

it("are not a company with the person below it", () => {
  const both = (typed: string) => {
    const [first] = layoutOf([pageOf(typed)]).lines;
    return first?.segments[0] && twoLinesFrom(first.segments[0], layoutOf([pageOf(typed)]).lines)?.text;
  };
  expect(both("Larkmoor Joinery Ltd\nHelen Brook")).toBeUndefined();
  expect(both("Larkmoor\nJoinery Ltd")).toBe("Larkmoor Joinery Ltd");
});

it("are not the words in front of a colon with what stands behind it", () => {
  const names = namesOn(`
    Means of payment : Transfer
    Buyer name : Oakfield Trust`).map(({ value }) => value);
  expect(names).toContain("Oakfield Trust");
  expect(names.filter((name) => name.includes(":"))).toEqual([]);
});

describe("names by their label", () => {
  function labelled(typed: string, fields = ["customerName", "vendorName"]) {
    const layout = layoutOf([pageOf(typed)]);
    const found = namesByLabel({ layout, labels: labelsOf(layout, []), nameFields: new Set(fields) });
    return found.map(({ value, facts }) => [
      value,
      facts.has("beside-label") ? "beside" : facts.has("two-lines") ? "two lines" : "below",
    ]);
  }

  it.each<[string, string, [string, string][]]>([
    ["beside it", "Customer: Oakfield Trust", [["Oakfield Trust", "beside"]]],
    ["in the next segment", "Bill to:      Oakfield Trust", [["Oakfield Trust", "beside"]]],
    ["of Germany", "Kunde: Menuiserie Roux", [["Menuiserie Roux", "beside"]]],
    ["of Spain", "Cliente: Muebles Ortega", [["Muebles Ortega", "beside"]]],
    ["up to the next label", "Customer: Oakfield Trust Invoice number: 4711", [["Oakfield Trust", "beside"]]],
    ["below it", "Bill to:\nOakfield Trust", [["Oakfield Trust", "below"]]],
    ["past a reference", "Bill to:\n20418772\nOakfield Trust", [["Oakfield Trust", "below"]]],
    [
      "over two lines",
      "Bill to:\nOakfield Community\nTrust of Windsor",
      [
        ["Oakfield Community", "below"],
        ["Oakfield Community Trust of Windsor", "two lines"],
      ],
    ],
  ])("%s", (_, typed, expected) => {
    expect(labelled(typed)).toEqual(expected);
  });

  it.each([
    ["of another field", "Invoice number: Oakfield Trust"],
    ["with a street below it", "Bill to:\n14 Mill Lane"],
    ["too far above", "Bill to:\n\n\n\n\n\nOakfield Trust"],
    ["at the end", "Bill to:"],
  ])("are none by a label %s", (_, typed) => {
    expect(labelled(typed)).toEqual([]);
  });
});

describe("a name over two lines", () => {
  const joined = (typed: string) => {
    const { lines } = layoutOf([pageOf(typed)]);
    const first = lines[0]?.segments[0];
    return first && twoLinesFrom(first, lines)?.text;
  };

  it.each([
    ["Los Angeles Department of\nWater and Power", "Los Angeles Department of Water and Power"],
    ["   Oakfield Community\nTrust of Windsor and Eton", "Oakfield Community Trust of Windsor and Eton"],
    ["Acme Tools\nLtd", "Acme Tools Ltd"],
  ])("%j", (typed, text) => {
    expect(joined(typed)).toBe(text);
  });

  it.each([
    "Acme Tools\n14 Mill Lane",
    "Acme Tools\nPhone 0113 496",
    "Acme Tools\n\n\nWater and Power",
    "Acme Tools\n                         Water and Power",
    "Acme Tools\nCustomer:",
    "Acme Tools",
  ])("is not %j", (typed) => {
    expect(joined(typed)).toBeUndefined();
  });
});

describe("where names are looked for", () => {
  const body = `\n${"Oak panel   9.50\n".repeat(3)}`;

  it("is the letterhead, ranked from the top", () => {
    const typed = `Larkmoor Joinery\n\nWindows and doors${body}`;
    expect(factsOn(typed, "Larkmoor Joinery")).toEqual(expect.arrayContaining(["letterhead", "rank:0"]));
    expect(factsOn(typed, "Windows and doors")).toEqual(expect.arrayContaining(["letterhead", "rank:1"]));
  });

  it("is above an address", () => {
    const typed = `${"\n".repeat(40)}Oakfield Trust\n1 Castle Hill\nWindsor SL4 1PD`;
    expect(factsOn(typed, "Oakfield Trust")).toEqual(
      expect.arrayContaining(["party", "over-address", "block-top", "next-to-street"]),
    );
  });

  it("is the foot, beside the particulars of a company", () => {
    const foot = `${"\n".repeat(60)}Larkmoor Joinery · 12 Mill Lane\nTel: 0113 496 0000`;
    expect(factsOn(foot, "Larkmoor Joinery")).toContain("in-foot");
    expect(namesOn(`${"\n".repeat(60)}Larkmoor Joinery\nThank you`).map(({ value }) => value)).not.toContain(
      "Larkmoor Joinery",
    );
  });

  it("is a part of a longer one", () => {
    const typed = "Customer: YourCompany, Mitchell Admin";
    expect(factsOn(typed, "Mitchell Admin")).toEqual(expect.arrayContaining(["piece", "beside-label"]));
  });

  it("is a place that is told once, with all that is known of it", () => {
    const typed = "Acme Tools Ltd\n1 High Street\nLeeds LS1 2TW";
    const found = namesOn(typed).filter(({ value }) => value === "Acme Tools Ltd");
    expect(found).toHaveLength(1);
    expect([...(found[0]?.facts ?? [])]).toEqual(expect.arrayContaining(["party", "letterhead", "company"]));
  });
});
