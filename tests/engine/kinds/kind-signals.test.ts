import { type KindSignal, kindSignals } from "@engine/kinds/kind-signals";
import shipped from "@engine/kinds/kind-trees.json";
import { layoutOf } from "@engine/stages/layout/document-layout";
import type { Tree } from "@engine/weights/boosted-trees";
import { titledPage } from "@tests/support/titled-page";
import { describe, expect, it } from "vitest";

const signalsOf = (...lines: string[]) => kindSignals(layoutOf([titledPage(lines)]));
const rest = ["Quay Hotel", "Harbour Supplies", "Rope 60.00", "Paint 40.00"];

describe("the signals of a first page", () => {
  it("tell a title at the head in large print from one below, and from a label", () => {
    const head = signalsOf("!INVOICE", ...rest).demandTitle;
    const plain = signalsOf("INVOICE", ...rest).demandTitle;
    const below = signalsOf(...rest, ...rest, "INVOICE").demandTitle;
    const label = signalsOf("!INVOICE:", ...rest).demandTitle;
    expect(head).toBeGreaterThan(plain);
    expect(plain).toBeGreaterThan(below);
    expect([below, label, signalsOf(...rest).demandTitle]).toEqual([1, 1, 0]);
  });

  it("say which family's title stands out from the others", () => {
    const quoted = signalsOf("!QUOTATION", ...rest, "Invoice");
    expect(quoted.noneOver).toBeGreaterThan(0);
    expect(quoted.demandOver).toBe(-quoted.noneOver);
  });

  it("see a title in a longer word, and one whose letters are set wide", () => {
    expect(signalsOf("!Mietrechnung Nr. 7 vom 01.10.2026", ...rest).demandLead).toBeGreaterThan(1);
    expect(signalsOf("!G U T S C H R I F T", ...rest).creditTitle).toBeGreaterThan(1);
  });

  it("take a credit note that the customer wrote about own purchases for no credit note", () => {
    expect(signalsOf("!Gutschrift", ...rest).creditWord).toBeGreaterThan(0);
    const own = signalsOf("!Gutschrift (Selbst ausgestellte Rechnung)", ...rest);
    expect([own.creditTitle, own.creditLead, own.creditWord]).toEqual([0, 0, 0]);
    expect(own.demandLead).toBeGreaterThan(1);
  });

  it("keep a receipt's title apart from an invoice's", () => {
    const receipt = signalsOf("!SALES RECEIPT", ...rest);
    const invoice = signalsOf("!TAX INVOICE", ...rest);
    expect(receipt.receiptTitle).toBeGreaterThan(invoice.receiptTitle);
    expect(invoice.demandLead).toBeGreaterThan(receipt.demandLead);
  });

  it.each<[KindSignal, string]>([
    ["dueLabel", "Due date: 2026-05-01"],
    ["shipToLabel", "Ship to"],
    ["openingLabel", "Opening balance 5.00"],
    ["meterLabel", "Meter number 99"],
    ["units", "Usage 120 kWh"],
    ["tills", "Cashier: Dana"],
    ["change", "Change 4.00"],
    ["farewells", "Thank you for shopping"],
    ["stays", "Room No. 12"],
    ["letters", "Yours sincerely"],
    ["agreements", "The parties agree"],
    ["bank", "IBAN GB33"],
    ["cardSlips", "Approval code 12"],
    ["times", "08:15:01"],
    ["dates", "2026-05-01 Rope 5.00"],
    ["sums", "Rope 5.00"],
    ["orderTerms", "Deliver to Quay Hotel"],
  ])("count %s in %j", (signal, line) => {
    const [without, once] = [signalsOf("Quay Hotel", "Harbour"), signalsOf("Quay Hotel", "Harbour", line)];
    expect([without[signal], once[signal]]).toEqual([0, 1]);
  });

  it("count no more than six lines of a sort", () => {
    expect(signalsOf(...Array.from({ length: 9 }, () => "Cashier Dana")).tills).toBe(6);
  });

  it("measure the paper and its print in letters, whatever the size of the picture", () => {
    const page = titledPage(["Rope 60.00", "Paint 40.00"]);
    const [small, large] = [page, { ...page, width: 1224, height: 1584 }].map((one) =>
      kindSignals(layoutOf([one])),
    );
    expect(small?.across).toBeGreaterThan(0);
    expect(large).toEqual(small);
    const roll = kindSignals(layoutOf([{ ...page, width: 300 }]));
    expect(roll.ratio).toBeGreaterThan(small?.ratio ?? 0);
  });

  it("tell running text from a list, and letters from stray marks", () => {
    const letter = signalsOf("thank you for your letter of last week", "we will write to you again soon");
    expect([letter.prose, signalsOf(...rest).prose]).toEqual([1, 0]);
    expect([letter.longWords > 0, signalsOf("@ | = K 7", "~ Ab -").longWords]).toEqual([true, 0]);
  });

  it("look at the first page only", () => {
    const one = titledPage(["Dear Ms Marlow,", "see the next page"]);
    const other = { ...titledPage(["!INVOICE", ...rest]), number: 2 };
    expect(kindSignals(layoutOf([one, other]))).toEqual(kindSignals(layoutOf([one])));
  });

  it("are numbers, also of a page with a single mark", () => {
    for (const signals of [signalsOf("|"), signalsOf("!INVOICE", ...rest)])
      expect(Object.entries(signals).filter(([, value]) => !Number.isFinite(value))).toEqual([]);
  });
});

describe("the shipped trees", () => {
  const asked = (tree: Tree): string[] =>
    typeof tree === "number" ? [] : [tree.signal, ...asked(tree.yes), ...asked(tree.no)];

  it("ask for signals that there are", () => {
    const known = Object.keys(signalsOf("!INVOICE", ...rest));
    const names = Object.values(shipped.kinds).flatMap(({ trees }) => (trees as Tree[]).flatMap(asked));
    expect(names.length).toBeGreaterThan(100);
    expect([...new Set(names)].filter((name) => !known.includes(name))).toEqual([]);
  });

  it("are small enough for a Worker", () => {
    expect(JSON.stringify(shipped).length).toBeLessThan(60_000);
  });
});
