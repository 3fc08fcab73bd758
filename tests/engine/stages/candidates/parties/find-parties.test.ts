import { findAddresses } from "@engine/stages/candidates/find-addresses";
import { bridgedBlocks } from "@engine/stages/candidates/parties/bridged-blocks";
import { findParties } from "@engine/stages/candidates/parties/find-parties";
import { partiesOnOneLine } from "@engine/stages/candidates/parties/parties-on-one-line";
import { partyBlocks } from "@engine/stages/candidates/parties/party-blocks";
import { piecesOf, textPart } from "@engine/stages/candidates/parties/text-part";
import { layoutOf } from "@engine/stages/layout/document-layout";
import type { Token } from "@engine/stages/layout/token";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";
import { linesIn, tokensIn } from "../../../support/rows";

const noLabel = () => false;
const labelled = (token: Token) => /:$/.test(token.text);
const partiesIn = (typed: string, isLabel: (token: Token) => boolean = noLabel) =>
  partyBlocks(linesIn(typed), isLabel, new Set()).flatMap((block) => findParties(block, isLabel));
const told = (typed: string, isLabel?: (token: Token) => boolean) =>
  partiesIn(typed, isLabel).map(({ names, address }) => [
    names.map(({ text }) => text),
    address.map(({ text }) => text),
  ]);

describe("a party over several lines", () => {
  it.each<[string, string, string[], string[]]>([
    [
      "of Britain",
      "Acme Ltd\nUnit 3\nMill Lane\nLeeds LS1 2TW",
      ["Acme Ltd"],
      ["Unit 3", "Mill Lane", "Leeds LS1 2TW"],
    ],
    [
      "with a department and a person",
      "Kunden AG\nEinkauf\nHans Muster\nHauptstraße 15\n69876 Frankfurt",
      ["Kunden AG", "Einkauf", "Hans Muster"],
      ["Hauptstraße 15", "69876 Frankfurt"],
    ],
    [
      "with more names than three",
      "Old Heading\nKunden AG\nEinkauf\nHans Muster\nHauptstraße 15\n69876 Frankfurt",
      ["Kunden AG", "Einkauf", "Hans Muster"],
      ["Hauptstraße 15", "69876 Frankfurt"],
    ],
    [
      "with its country",
      "Acme SARL\n16 rue Mollien\n92100 BOULOGNE\nFrance",
      ["Acme SARL"],
      ["16 rue Mollien", "92100 BOULOGNE", "France"],
    ],
    ["without a name", "C/ Mayor 14\n28013 Madrid", [], ["C/ Mayor 14", "28013 Madrid"]],
    [
      "without a postal line",
      "Acme Ltd\n111 Main Street\nAnytown, USA",
      ["Acme Ltd"],
      ["111 Main Street", "Anytown, USA"],
    ],
    [
      "with a name that reads like a street, and no postal line",
      "PLAZA LARKMOOR\nPreradoviceva 2\nBari, Italia",
      ["PLAZA LARKMOOR"],
      ["Preradoviceva 2", "Bari, Italia"],
    ],
    [
      "with a saint in its name",
      "Larkmoor Hotel St. Louis at the Arch\nBrewhouse\n315 Chestnut Street\nSt. Louis, MO 63102",
      ["Larkmoor Hotel St. Louis at the Arch", "Brewhouse"],
      ["315 Chestnut Street", "St. Louis, MO 63102"],
    ],
    [
      "with a company whose sign was read as a number",
      "Pho Larkmoor UG 8 Co. KG\nRestaurant\nKatharinenstr. 15\n04109 Leipzig",
      ["Pho Larkmoor UG 8 Co. KG", "Restaurant"],
      ["Katharinenstr. 15", "04109 Leipzig"],
    ],
    [
      "with a registration number above",
      "Larkmoor Market S/B.\n(CO.NO. 1208604-T)\nGround Floor, No. 4,\nJalan SS15/4B,\n47500 Subang Jaya",
      [],
      ["Ground Floor, No. 4", "Jalan SS15/4B", "47500 Subang Jaya"],
    ],
    [
      "with code and town on lines of their own",
      "Larkmoor B.V.\nLindengracht 123\n4566 PB\nAmsterdam",
      ["Larkmoor B.V."],
      ["Lindengracht 123", "4566 PB", "Amsterdam"],
    ],
    [
      "with a box",
      "Acme Pty Ltd\nPO Box 12\nParramatta NSW 2150",
      ["Acme Pty Ltd"],
      ["PO Box 12", "Parramatta NSW 2150"],
    ],
  ])("%s", (_, typed, names, address) => {
    expect(told(typed)).toEqual([[names, address]]);
  });

  it("is without the tax number between its lines", () => {
    const typed = "Acme Pty Ltd\nABN\n14 Mill Lane\nNewcastle NSW 2300";
    expect(told(typed)[0]?.[1]).toEqual(["14 Mill Lane", "Newcastle NSW 2300"]);
  });

  it("ends where the next begins", () => {
    const typed = "Acme Ltd\n1 High Street\nLeeds LS1 2TW\nBolt Ltd\n9 Elm Row\nYork YO1 7HH";
    expect(told(typed)).toEqual([
      [["Acme Ltd"], ["1 High Street", "Leeds LS1 2TW"]],
      [["Bolt Ltd"], ["9 Elm Row", "York YO1 7HH"]],
    ]);
  });

  it("begins below a line of labels", () => {
    const typed = "Harbour Supplies\nBill to:\nOakfield Trust\n1 Castle Hill\nWindsor SL4 1PD";
    const isLabel = (token: Token) => /^(?:Bill|to:)$/.test(token.text);
    expect(told(typed, isLabel)).toEqual([[["Oakfield Trust"], ["1 Castle Hill", "Windsor SL4 1PD"]]]);
  });

  it("has contacts below it, or none", () => {
    const typed = "Acme Ltd\n1 High Street\nLeeds LS1 2TW";
    expect(partiesIn(typed)[0]?.contact).toBe(false);
    expect(partiesIn(`${typed}\nTel: 0113 496 0000`)[0]?.contact).toBe(true);
    expect(partiesIn(`${typed}\npost@acme.example`)[0]?.contact).toBe(true);
  });

  it("is pointed to by its first line", () => {
    const [party] = partiesIn("Acme Ltd\n1 High Street\nLeeds LS1 2TW");
    expect(party?.anchor.text).toBe("Acme Ltd");
    expect(party).toMatchObject({ page: 1, onOneLine: false, top: party?.anchor.top });
    expect(partiesIn("1 High Street\nLeeds LS1 2TW")[0]?.anchor.text).toBe("1 High Street");
  });

  it.each([
    "Oak panel\n120.00 each",
    "Thank you for your order\nPlease pay within 30 days",
    "Acme Ltd\nAnytown, USA",
    "",
  ])("is not %j", (typed) => {
    expect(told(typed)).toEqual([]);
  });
});

describe("a party on one line", () => {
  const onOne = (text: string) =>
    partiesOnOneLine(textPart(tokensIn(text), 0), 1).map(({ names, address, contact }) => [
      names[0]?.text,
      address[0]?.text,
      contact,
    ]);

  it.each<[string, string | undefined, string, boolean]>([
    ["Acme Ltd, 1 High Street, London SW1A 1AA", "Acme Ltd", "1 High Street, London SW1A 1AA", false],
    ["Acme GmbH · Hauptstraße 5 · 10115 Berlin", "Acme GmbH", "Hauptstraße 5 · 10115 Berlin", false],
    [
      "Acme SARL - 16 rue Mollien - 92100 BOULOGNE - Tél : 01 71 17 61 67",
      "Acme SARL",
      "16 rue Mollien - 92100 BOULOGNE",
      true,
    ],
    ["Lago SL, Avda. Colón, 115, 48018 - Bilbao", "Lago SL", "Avda. Colón, 115, 48018 - Bilbao", false],
    ["1 High Street, Leeds LS1 2TW", undefined, "1 High Street, Leeds LS1 2TW", false],
    [
      "Acme Inc • 100 Main Street • Austin, TX 78701 • USA",
      "Acme Inc",
      "100 Main Street • Austin, TX 78701 • USA",
      false,
    ],
    [
      "Kerkstraat 12, 1012 AB Amsterdam, Nederland",
      undefined,
      "Kerkstraat 12, 1012 AB Amsterdam, Nederland",
      false,
    ],
  ])("%s", (text, name, address, contact) => {
    expect(onOne(text)).toEqual([[name, address, contact]]);
  });

  it.each([
    "Acme Ltd",
    "Leeds LS1 2TW",
    "Oak panel, brass hinge, screws",
    "Tel: 0113 496 0000, post@acme.example",
    "",
  ])("is not %j", (text) => {
    expect(onOne(text)).toEqual([]);
  });

  it("stands by itself within a block", () => {
    const typed =
      "Registered office\nAcme Ltd, 1 High Street, London SW1A 1AA\nBolt Ltd\n9 Elm Row\nYork YO1 7HH";
    expect(told(typed)).toEqual([
      [["Bolt Ltd"], ["9 Elm Row", "York YO1 7HH"]],
      [["Acme Ltd"], ["1 High Street, London SW1A 1AA"]],
    ]);
  });
});

describe("the pieces of a line", () => {
  it.each<[string, string[]]>([
    ["Acme Ltd, 1 High Street, London", ["Acme Ltd", "1 High Street", "London"]],
    ["Acme Tools – Parts Division", ["Acme Tools", "Parts Division"]],
    ["Acme · Leeds ● York", ["Acme", "Leeds", "York"]],
    ["Acme Tel: 0113 496 0000", ["Acme", "Tel", "0113 496 0000"]],
    ["STAD TECHNIEK N.V. SCHOOLWEG 170", ["STAD TECHNIEK N.V", "SCHOOLWEG 170"]],
    ["Muebles Rivera S.A. de C.V. Monterrey", ["Muebles Rivera S.A. de C.V", "Monterrey"]],
    ["Acme Pty Ltd Sydney", ["Acme Pty Ltd", "Sydney"]],
    ["Studio 2000 AB Stockholm", ["Studio 2000 AB", "Stockholm"]],
    ["Kerkstraat 12, 1012 AB Amsterdam", ["Kerkstraat 12", "1012 AB Amsterdam"]],
    ["Acme", ["Acme"]],
    ["· – |", []],
  ])("%s", (text, pieces) => {
    expect(piecesOf(textPart(tokensIn(text), 0)).map((piece) => piece.text.replace(/\.$/, ""))).toEqual(
      pieces,
    );
  });

  it("keep the tokens of their words and the line", () => {
    const [, second] = piecesOf(textPart(tokensIn("Acme Ltd, 1 High Street"), 7));
    expect(second).toMatchObject({ line: 7, text: "1 High Street" });
    expect(second?.tokens.map(({ text }) => text)).toEqual(["1", "High", "Street"]);
    expect(second?.left).toBe(second?.tokens[0]?.left);
  });
});

describe("the blocks in which parties are looked for", () => {
  it("are without the labels in front of the values, and without tables", () => {
    const lines = linesIn("Customer: Oakfield Trust\n          1 Castle Hill\nRope   9.50");
    const blocks = partyBlocks(lines, labelled, new Set([2]));
    expect(blocks.map(({ segments }) => segments.map(({ text }) => text))).toEqual([
      ["Oakfield Trust", "1 Castle Hill"],
    ]);
  });

  it("keep a line of labels as it is", () => {
    const blocks = partyBlocks(linesIn("Customer:\nOakfield Trust"), labelled, new Set());
    expect(blocks.flatMap(({ segments }) => segments.map(({ text }) => text))).toEqual([
      "Customer:",
      "Oakfield Trust",
    ]);
  });

  const bridged = (typed: string) =>
    bridgedBlocks(layoutOf([pageOf(typed)]).blocks).map(({ segments }) =>
      segments.map(({ text }) => text).join(" / "),
    );

  it.each<[string, string, string[]]>([
    [
      "join a street and its town over a wide row",
      "14 Mill Lane\n\nLeeds LS1 2TW",
      ["14 Mill Lane / Leeds LS1 2TW"],
    ],
    ["join a street and a place", "111 Main Street\n\nAnytown, USA", ["111 Main Street / Anytown, USA"]],
    [
      "part what stands further below",
      "14 Mill Lane\n\n\n\nLeeds LS1 2TW",
      ["14 Mill Lane", "Leeds LS1 2TW"],
    ],
    [
      "part what stands at another edge",
      "14 Mill Lane\n\n     Leeds LS1 2TW",
      ["14 Mill Lane", "Leeds LS1 2TW"],
    ],
    ["part a name from a town", "Acme Tools\n\nLeeds LS1 2TW", ["Acme Tools", "Leeds LS1 2TW"]],
    ["part a street from what is no town", "14 Mill Lane\n\nThank you", ["14 Mill Lane", "Thank you"]],
  ])("%s", (_, typed, blocks) => {
    expect(bridged(typed)).toEqual(blocks);
  });
});

describe("the addresses of parties", () => {
  const addresses = (typed: string) =>
    findAddresses(partiesIn(typed)).map(({ value, facts }) => [value, [...facts].sort()]);

  it("are the lines joined, with what shows beside them", () => {
    expect(addresses("Acme Ltd\n1 High Street,\nLeeds LS1 2TW\nTel: 0113 496 0000")).toEqual([
      ["1 High Street, Leeds LS1 2TW", ["contact", "lines", "named"]],
    ]);
    expect(addresses("Acme Ltd, 1 High Street, London SW1A 1AA")).toEqual([
      ["1 High Street, London SW1A 1AA", ["named", "one-line"]],
    ]);
  });

  it("are offered with the last of several names too", () => {
    expect(addresses("Kunden AG\nHans Muster\nHauptstraße 15\n69876 Frankfurt")).toEqual([
      ["Hauptstraße 15, 69876 Frankfurt", ["lines", "named"]],
      ["Hans Muster, Hauptstraße 15, 69876 Frankfurt", ["lines", "named", "with-line-above"]],
    ]);
  });

  it("are each offered once", () => {
    const [party] = partiesIn("Acme Ltd\n1 High Street\nLeeds LS1 2TW");
    if (!party) throw new Error("a party is printed");
    expect(findAddresses([party, party])).toHaveLength(1);
  });
});
