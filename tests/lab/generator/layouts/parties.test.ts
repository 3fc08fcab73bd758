import { describe, expect, it, test } from "vitest";
import { countryOf } from "../../../../lab/generator/content/countries";
import type { Deal } from "../../../../lab/generator/content/deal";
import { habitsOf, makeDeal } from "../../../../lab/generator/content/make-deal";
import { partyOf } from "../../../../lab/generator/content/party";
import { diceOf } from "../../../../lab/generator/dice";
import { accountPlaceOf, supplierNumberOf } from "../../../../lab/generator/layouts/account-place";
import { endMatter } from "../../../../lab/generator/layouts/end-matter";
import { invoiceEntries } from "../../../../lab/generator/layouts/invoice-entries";
import { invoiceFamilies } from "../../../../lab/generator/layouts/invoice-families";
import { customerParty, sellerParty, shipParty } from "../../../../lab/generator/layouts/invoice-parties";
import {
  between,
  type LetterheadForm,
  letterhead,
  ownerLines,
} from "../../../../lab/generator/layouts/letterhead";
import { noticeOf } from "../../../../lab/generator/layouts/notice";
import { orderEntries } from "../../../../lab/generator/layouts/order-entries";
import { pageFurniture } from "../../../../lab/generator/layouts/page-furniture";
import { type PrintedParty, partyBlock } from "../../../../lab/generator/layouts/party-block";
import { invoicePaper, orderPaper } from "../../../../lab/generator/layouts/trade-paper";
import { aComposer, inksOn, lowestOn, marksIn, shown, textOn } from "./a-composer";

const countries = ["US", "GB", "DE", "FR", "ES", "IN", "AU", "NL"];
const seeds = Array.from({ length: 8 }, (_, seed) => seed);
const dealOf = (code: string, seed: number): Deal => {
  const dice = diceOf(seed, code);
  const country = countryOf(diceOf(1), [code]);
  return makeDeal(partyOf(country, dice), habitsOf(country, dice), dice, country);
};
const keys = { name: "vendorName", address: "vendorAddress", taxNumber: "vendorTaxNumber" };
const valuesOn = (composer: ReturnType<typeof aComposer>, key: string) =>
  new Set(
    inksOn(composer).flatMap(({ marks }) =>
      marks.filter((mark) => mark.key === key).map(({ value }) => value),
    ),
  );

const party: PrintedParty = {
  label: "Bill to",
  name: "Harrow & Finch Property Services Ltd",
  address: ["Suite 4, 61 Banksia Parade", "Fortitude Vale QLD 4996"],
  nameKey: "customerName",
  addressKey: "billToAddress",
  taxNumber: { label: "ABN", value: "95 704 318 952", key: "customerTaxNumber" },
  after: ["Ph 07 5550 0172"],
};

describe.each(["above", "beside", "boxed", "bare", "rows"] as const)("a party %s", (form) => {
  const drawn = seeds.map((seed) => {
    const composer = aComposer("AU", seed, { addressCapitals: false });
    const area = { left: composer.left, right: composer.left + 230 };
    return { composer, area, bottom: partyBlock(composer, area, 90, party, form) };
  });

  it("says its name, its address and its number, each as what it is", () => {
    for (const { composer } of drawn) {
      expect([...valuesOn(composer, "customerName")].join(" ")).toContain("Harrow & Finch");
      expect([...valuesOn(composer, "billToAddress")].join(" ")).toContain("61 Banksia Parade");
      expect(valuesOn(composer, "customerTaxNumber")).toEqual(new Set(["95 704 318 952"]));
      expect(textOn(composer).replace(/\s/g, "")).toContain("Harrow&FinchPropertyServicesLtd");
    }
  });

  it("has its label where it has one", () => {
    for (const { composer } of drawn) expect(/bill to/i.test(textOn(composer))).toBe(form !== "bare");
  });

  it("stays below its top, above its bottom and in its place", () => {
    for (const { composer, area, bottom } of drawn) {
      expect(bottom).toBeGreaterThan(lowestOn(composer));
      for (const { baseline, x } of inksOn(composer)) {
        expect(baseline).toBeGreaterThan(90);
        expect(x).toBeGreaterThanOrEqual(area.left - 0.01);
      }
    }
  });
});

describe.each(countries)("the parties of a sale in %s", (code) => {
  it("are customer and seller, each with the fields that are its own", () => {
    for (const seed of seeds) {
      const [composer, deal] = [aComposer(code, seed), dealOf(code, seed)];
      const [customer, seller] = [customerParty(composer, deal), sellerParty(composer, deal)];
      expect([customer.nameKey, customer.addressKey]).toEqual(["customerName", "billToAddress"]);
      expect([seller.nameKey, seller.addressKey]).toEqual(["vendorName", "vendorAddress"]);
      expect(customer.name.endsWith(deal.customer.name)).toBe(true);
      expect([seller.name, seller.address]).toEqual([deal.vendor.name, deal.vendor.address]);
      if (customer.taxNumber) expect(customer.taxNumber.value).toBe(deal.customer.taxNumber);
      if (deal.customerIsPerson) expect(customer.taxNumber).toBeFalsy();
      if (seller.taxNumber) expect(seller.taxNumber.value).toBe(deal.vendor.taxNumber);
    }
  });

  it("say the customer's number in one place at most", () => {
    for (const seed of seeds) {
      const [composer, deal] = [aComposer(code, seed), dealOf(code, seed)];
      const place = accountPlaceOf(composer);
      const customer = customerParty(composer, deal);
      const inBlock = [...(customer.number ?? []), ...(customer.above ?? []).flat()];
      const inInfo = invoiceEntries(composer, deal, "invoice").flatMap(({ value }) => value);
      expect("accountNumber" in marksIn(inBlock)).toBe(place === "block" || place === "above");
      expect("accountNumber" in marksIn(inInfo)).toBe(place === "info");
    }
  });

  it("are sent goods at an address that is said to be where they go, or nowhere", () => {
    for (const seed of seeds) {
      const [composer, deal] = [aComposer(code, seed), dealOf(code, seed)];
      const ship = shipParty(composer, deal);
      expect(shipParty(composer, { ...deal, shipTo: undefined })).toBeUndefined();
      if (ship)
        expect([ship.address, ship.addressKey, ship.nameKey]).toEqual([
          deal.shipTo?.address,
          "shipToAddress",
          undefined,
        ]);
    }
  });
});

describe.each(countries)("numbers and dates of paper from %s", (code) => {
  it("of an invoice are its own, and its date", () => {
    for (const seed of seeds) {
      const [composer, deal] = [aComposer(code, seed), dealOf(code, seed)];
      for (const kind of ["invoice", "credit_note"] as const) {
        const marks = marksIn(invoiceEntries(composer, deal, kind).flatMap(({ value }) => value));
        expect(marks).toMatchObject({ invoiceNumber: deal.number, invoiceDate: deal.date });
        if (kind === "credit_note") expect(marks.dueDate).toBeUndefined();
        if (marks.dueDate) expect(marks.dueDate).toBe(deal.due);
        if (marks.orderNumber) expect(marks.orderNumber).toBe(deal.orderNumber);
      }
    }
  });

  it("of an order are its number and its date, and no invoice's", () => {
    for (const seed of seeds) {
      const [composer, deal] = [aComposer(code, seed), dealOf(code, seed)];
      const marks = marksIn(orderEntries(composer, deal).flatMap(({ value }) => value));
      expect(marks).toMatchObject({ orderNumber: deal.orderNumber });
      expect(marks.invoiceNumber).toBeUndefined();
      expect(marks.invoiceDate).toBeUndefined();
    }
  });

  it("all have a label and something to say", () => {
    for (const seed of seeds) {
      const [composer, deal] = [aComposer(code, seed), dealOf(code, seed)];
      for (const { label, value } of [
        ...invoiceEntries(composer, deal, "invoice"),
        ...orderEntries(composer, deal),
      ]) {
        expect(label).toMatch(/\S/);
        expect(`${label} ${shown(value)}`).not.toMatch(/[{}]|undefined|Invalid/);
        expect(shown(value)).toMatch(/\S/);
      }
    }
  });
});

describe("the owner of a paper", () => {
  const forms: LetterheadForm[] = ["left", "right", "centre", "bar"];
  test.each(forms)("is named at its head, %s, with an address that can be found", (form) => {
    for (const seed of seeds) {
      const composer = aComposer("DE", seed);
      const { vendor } = dealOf("DE", seed);
      const area = { left: composer.left, right: composer.right };
      const bottom = letterhead(composer, vendor, keys, area, 40, form);
      expect(bottom).toBeGreaterThan(lowestOn(composer) - 20);
      const names = valuesOn(composer, "vendorName");
      expect(names.size).toBeLessThanOrEqual(1);
      for (const name of names) expect(name.toLowerCase()).toBe(vendor.name.toLowerCase());
    }
  });

  test.each(["none", "logo"] as const)("is not named where the head is %s", (form) => {
    for (const seed of seeds) {
      const composer = aComposer("DE", seed);
      const { vendor } = dealOf("DE", seed);
      letterhead(composer, vendor, keys, { left: composer.left, right: composer.right }, 40, form);
      expect(inksOn(composer)).toEqual([]);
    }
  });

  it("says its number only with a label of its country", () => {
    for (const code of countries)
      for (const seed of seeds) {
        const composer = aComposer(code, seed, { labelCase: "as-is" });
        const { vendor } = dealOf(code, seed);
        const line = ownerLines(composer, vendor, keys).find(
          (pieces) => "vendorTaxNumber" in marksIn(pieces),
        );
        if (!line) continue;
        expect(marksIn(line).vendorTaxNumber).toBe(vendor.taxNumber);
        expect(vendor.country.taxIdLabels.some((label) => shown(line).startsWith(label))).toBe(true);
      }
  });

  it("is on the foot of every page where the family says so, with page numbers that count", () => {
    for (const seed of seeds) {
      const composer = aComposer("DE", seed);
      const paper = invoicePaper(dealOf("DE", seed), "invoice");
      const { nextPage, finish } = pageFurniture(composer, paper, { foot: true, owner: "foot-columns" });
      nextPage();
      nextPage();
      finish();
      expect(composer.sheet.pages).toBe(3);
      for (const page of [1, 2, 3]) {
        const own = inksOn(composer).filter((ink) => ink.page === page);
        expect(own.some(({ marks }) => marks.some(({ key }) => key === "vendorName"))).toBe(true);
        for (const { baseline } of own) expect(baseline).toBeLessThan(composer.sheet.height);
      }
    }
  });
});

test.each([
  [[], ""],
  [[["a"]], "a"],
  [[["a"], ["b", "c"]], "a | bc"],
])("%j between bars is %s", (lines, printed) => {
  expect(shown(between(lines, " | "))).toBe(printed);
});

describe("what stands below the totals", () => {
  test.each(invoiceFamilies.filter((_, index) => index % 4 === 0))(
    "of $name says nothing wrong",
    (family) => {
      for (const code of ["US", "DE", "IN"])
        for (const seed of seeds.slice(0, 4)) {
          const [composer, deal] = [aComposer(code, seed), dealOf(code, seed)];
          const next = () => {
            composer.sheet.turnPage();
            return composer.style.margin;
          };
          endMatter(composer, deal, family, 300, next, "invoice");
          expect(textOn(composer)).not.toMatch(/[{}]|undefined|NaN/);
          const said = (key: string) => [...valuesOn(composer, key)];
          for (const number of said("invoiceNumber")) expect(number).toBe(deal.number);
          for (const total of said("total")) expect(Number(total)).toBe(deal.amountDue / 100);
          for (const due of said("dueDate")) expect(due).toBe(deal.due);
          for (const name of said("vendorName")) expect(name).toBe(deal.vendor.name);
        }
    },
  );
});

describe("small print", () => {
  test.each(countries)("in %s has dates, amounts and numbers that are nobody's field", (code) => {
    for (const seed of seeds) {
      const text = noticeOf(aComposer(code, seed), dealOf(code, seed));
      expect(text).toMatch(/\d/);
      expect(text).not.toMatch(/[{}]|undefined/);
    }
  });

  it("is the same for one document, another for the next", () => {
    const composer = aComposer("US", 3);
    const texts = seeds.map((seed) => noticeOf(composer, dealOf("US", seed)));
    expect(seeds.map((seed) => noticeOf(composer, dealOf("US", seed)))).toEqual(texts);
    expect(new Set(texts).size).toBeGreaterThan(4);
  });

  it("has numbers under which a customer keeps a supplier, always the same", () => {
    for (const seed of seeds) {
      const number = supplierNumberOf(aComposer("US", seed));
      expect(number).toMatch(/\d{3}/);
      expect(supplierNumberOf(aComposer("US", seed))).toBe(number);
    }
  });
});

test("an order names the buyer as its owner, an invoice the seller", () => {
  const deal = dealOf("GB", 2);
  expect([orderPaper(deal).owner, invoicePaper(deal, "invoice").owner]).toEqual([deal.customer, deal.vendor]);
  expect(orderPaper(deal).ownerKeys.name).toBe("customerName");
  expect(invoicePaper(deal, "invoice").ownerKeys).toEqual(keys);
});
