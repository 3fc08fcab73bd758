import { kindOf } from "@engine/kinds/kind-of";
import { layoutOf } from "@engine/stages/layout/document-layout";
import { pageOf } from "@tests/support/page-of";
import { titledPage } from "@tests/support/titled-page";
import { describe, expect, it } from "vitest";
import { makeDocument } from "../../../lab/generator/make-document";
import { australianInvoice } from "../documents/australian-invoice";
import { bankStatement } from "../documents/bank-statement";
import { britishInvoice } from "../documents/british-invoice";
import { indianInvoice } from "../documents/indian-invoice";
import { mexicanInvoice } from "../documents/mexican-invoice";
import { spanishInvoice } from "../documents/spanish-invoice";

const seen = (typed: string) => kindOf(layoutOf([pageOf(typed)]));

/** A trade document of one title and number label, with what stands between the parties and the rows. */
const trade = (title: string, number: string, between = "", end = "") => `
  Harbour Supplies Ltd                                         ${title}
  1 Wharf Road
  Newcastle NE1 3XX                                            ${number}  88-204
  Phone: 0191 555 0147                                         Date:      12/03/2026

  Quay Hotel Ltd
  9 Orchard Close
  York YO1 7HH
  ${between}

  Item        Description                    Quantity    Unit price      Amount
  R-20        Rope 12 mm                            2         30.00       60.00
  P-11        Paint, white                          1         40.00       40.00
  T-07        Tar brush                             4          5.00       20.00

                                                         Subtotal       120.00
                                                         VAT 20 %        24.00
                                                         Total          144.00
  ${end}
`;
const invoice = trade(
  "INVOICE",
  "Invoice No.",
  "Due date: 12/04/2026",
  "Please pay to IBAN GB33 BUKB 2020 1555 5555 55",
);
const order = trade("PURCHASE ORDER", "PO Number:", "Deliver to: Quay Hotel, Dock 2");
const receipt = `
  QUAY BAKERY
  9 Orchard Close, York
  VAT No 123 4567 89
  12/03/2026 08:15:01
  Cashier: Dana   Till 2
  Coffee              3.50
  Cake                4.00
  TOTAL               7.50
  CASH               10.00
  CHANGE              2.50
  Thank you for your visit
`;
/** A till's roll of forty letters, twice as high as wide. */
const roll = { ...pageOf(receipt), width: 240, height: 480 };
const onRoll = {
  ...roll,
  words: pageOf(receipt).words.map((word) => {
    const [left, top, right, bottom] = word.box;
    return { ...word, box: [left * 2.4, top * 4.5, right * 2.4, bottom * 4.5] as typeof word.box };
  }),
};

describe("what a first page looks like", () => {
  it.each([
    ["invoice", australianInvoice],
    ["invoice", britishInvoice],
    ["invoice", indianInvoice],
    ["invoice", mexicanInvoice],
    ["invoice", spanishInvoice],
    ["bank_statement", bankStatement],
  ])("is %s on a typed page of the tests", (kind, typed) => {
    expect(seen(typed).kind).toBe(kind);
  });

  it("is right on most generated pages that the trees were not fitted to, and sure of hardly a wrong one", () => {
    const found = Array.from({ length: 60 }, (_, index) => makeDocument(4_321_000 + index)).map(
      (document) => ({
        ...kindOf(layoutOf(document.pages.slice(0, 1))),
        truth: document.kind,
      }),
    );
    const isRight = ({ kind, truth }: (typeof found)[number]) => kind === truth;
    expect(found.filter(isRight).length).toBeGreaterThanOrEqual(54);
    const sure = found.filter(({ confidence }) => confidence >= 0.9);
    expect(sure.length).toBeGreaterThan(40);
    expect(sure.filter((one) => !isRight(one)).length).toBeLessThanOrEqual(1);
  }, 60_000);

  it("is told by the title where all else is the same", () => {
    expect(seen(invoice).kind).toBe("invoice");
    expect(seen(trade("CREDIT NOTE", "Credit Note No.")).kind).toBe("credit_note");
    expect(seen(order).kind).toBe("purchase_order");
  });

  it("is a receipt on the paper of a cash register", () => {
    expect(kindOf(layoutOf([onRoll])).kind).toBe("receipt");
    expect(kindOf(layoutOf([{ ...onRoll, source: "ocr" }])).kind).toBe("receipt");
  });

  it("is nothing that is read: a letter", () => {
    const letter = `
      Dear Ms Marlow,
      thank you for your letter of last week. We have spoken with our colleagues about it and
      will write to you again as soon as they have answered.
      Yours sincerely
      Dana Quay
    `;
    expect(seen(letter).kind).toBeNull();
  });

  it("is surer the more of what its kind prints stands on the page", () => {
    const bare = invoice
      .replace("INVOICE", "")
      .replace("Invoice No.", "Number")
      .replace(/Due date.*|Please pay.*/g, "");
    expect(seen(bare).confidence).toBeLessThan(seen(invoice).confidence);
  });

  it("is less sure where a page has the title of one kind and the words of another", () => {
    const paid = order
      .replace("Deliver to: Quay Hotel, Dock 2", "Due date: 12/04/2026")
      .replace("PO Number:", "Invoice No.");
    const mixed = seen(paid);
    expect(mixed.kind !== "purchase_order" || mixed.confidence < seen(order).confidence).toBe(true);
  });

  it("looks at the first page only", () => {
    const first = titledPage(["Dear Ms Marlow,", "see the next page for what we agreed last week"]);
    const pages = [first, { ...pageOf(invoice), number: 2 }];
    expect(kindOf(layoutOf(pages))).toEqual(kindOf(layoutOf([first])));
    expect(kindOf(layoutOf(pages)).kind).toBeNull();
  });

  it("is nothing, and not sure, where there is no word", () => {
    expect(kindOf(layoutOf([{ ...titledPage([]), words: [] }]))).toEqual({ kind: null, confidence: 0 });
  });
});
