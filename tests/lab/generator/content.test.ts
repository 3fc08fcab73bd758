import {
  isValidAbn,
  isValidFrenchTaxNumber,
  isValidGstin,
  passesLuhn,
  passesMod1110,
} from "@engine/values/tax-check-digits";
import { describe, expect, it, test } from "vitest";
import { makeCampaign } from "../../../lab/generator/content/advertising/campaign";
import { bankOf, makeStatement } from "../../../lab/generator/content/bank/statement";
import { addDays } from "../../../lab/generator/content/calendar";
import { countryOf, shopCountryOf } from "../../../lab/generator/content/countries";
import type { CountryFacts } from "../../../lab/generator/content/country-facts";
import { makeEnergyBill, supplierOf } from "../../../lab/generator/content/energy/energy-bill";
import { habitsOf, makeDeal } from "../../../lab/generator/content/make-deal";
import { partyOf } from "../../../lab/generator/content/party";
import { makePurchase } from "../../../lab/generator/content/retail/purchase";
import { taxNumberOf } from "../../../lab/generator/content/tax-number";
import { diceOf } from "../../../lab/generator/dice";

const codes = [
  "US",
  "AU",
  "NZ",
  "IN",
  "GB",
  "CA",
  "MX",
  "ES",
  "DE",
  "AT",
  "CH",
  "FR",
  "BE",
  "IT",
  "NL",
  "PT",
  "IE",
  "SG",
  "MY",
];
const countryWith = (code: string): CountryFacts => countryOf(diceOf(1), [code]);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const seeds = (count: number) => Array.from({ length: count }, (_, seed) => seed);

/** Sales of a country, each of another vendor; every fourth goes abroad. */
const dealsOf = (code: string, count = 60) =>
  seeds(count).map((seed) => {
    const dice = diceOf(seed, code);
    const country = countryWith(code);
    const vendor = partyOf(country, dice);
    const habits = habitsOf(country, dice);
    return makeDeal(
      vendor,
      habits,
      dice,
      seed % 4 === 3 ? countryWith(code === "US" ? "DE" : "US") : country,
    );
  });

describe.each(codes)("a sale in %s", (code) => {
  const deals = dealsOf(code);

  it("adds up from the lines to what is due", () => {
    for (const deal of deals) {
      const lines = deal.lines.map(({ net, tax }) => (deal.taxIncluded ? net + tax : net));
      expect(deal.linesTotal).toBe(sum(lines));
      const charges = sum(deal.charges.map(({ amount }) => amount));
      expect(deal.subTotal).toBe(sum(deal.lines.map(({ net }) => net)) + charges);
      expect(deal.tax).toBe(sum(deal.taxes.map(({ amount }) => amount)));
      expect(deal.total).toBe(deal.subTotal + deal.tax - (deal.withheld?.amount ?? 0) + deal.rounding);
      expect(deal.amountDue).toBe(deal.total - deal.prepaid);
      expect(deal.amountDue).toBeGreaterThanOrEqual(0);
    }
  });

  it("has lines whose amount is quantity times price less discount", () => {
    for (const { lines, taxIncluded } of deals)
      for (const { quantity, unitPrice, discountPercent, net, tax } of lines) {
        const amount = Math.round((quantity * unitPrice * (100 - discountPercent)) / 10_000);
        expect(taxIncluded ? net + tax : net).toBe(amount);
        expect(unitPrice).toBeGreaterThan(0);
        expect(quantity).toBeGreaterThan(0);
      }
  });

  it("is taxed at rates of the country, each on its own base", () => {
    const rates = countryWith(code).rates.map(({ percent }) => percent);
    for (const deal of deals) {
      if (deal.taxExempt) {
        expect([deal.tax, deal.taxes]).toEqual([0, []]);
        continue;
      }
      for (const { rate } of deal.lines) expect(rates).toContain(rate.percent);
      for (const { base, percent, amount } of deal.taxes) {
        const off = Math.abs(amount - (base * percent) / 100);
        // Where prices contain the tax it is rounded line by line, and halves of India's tax a second time.
        const rounding = deal.taxIncluded ? deal.lines.length : code === "IN" ? 1 : 0.5;
        expect(off).toBeLessThanOrEqual(rounding + 1e-6);
      }
    }
  });

  it("across the border is not taxed", () => {
    const abroad = deals.filter(({ customer }) => customer.country.code !== code);
    expect(abroad.length).toBe(15);
    expect(abroad.every(({ taxExempt }) => taxExempt)).toBe(true);
  });

  it("has dates in their order and the number's year", () => {
    for (const { date, due, orderDate, period, number } of deals) {
      expect(due >= date).toBe(true);
      expect(orderDate < date).toBe(true);
      expect([period.start <= period.end, period.end]).toEqual([true, date]);
      expect(number).not.toMatch(/[Y#^@~]{2}|MM/);
    }
  });

  it("is between parties whose lines are filled in", () => {
    for (const { vendor, customer } of deals.slice(0, 30))
      for (const party of [vendor, customer]) {
        const printed = [party.name, ...party.address, party.taxNumber, party.phone, party.email, party.web];
        for (const text of printed) expect(text).not.toMatch(/[{}|^~]|^\s*$|^,|,$/);
        expect(party.email).toMatch(/^[a-z]+@[a-z0-9-]+\.[a-z.]+$/);
      }
  });
});

describe("what only some countries do", () => {
  it("is halving the tax within an Indian state", () => {
    const halved = dealsOf("IN", 120).filter(({ taxes }) => taxes.some(({ name }) => name === "CGST"));
    expect(halved.length).toBeGreaterThan(20);
    for (const { taxes } of halved) {
      const central = taxes.filter(({ name }) => name === "CGST");
      const state = taxes.filter(({ name }) => name === "SGST");
      expect(state.length).toBe(central.length);
      central.forEach(({ amount, percent, base }, index) => {
        expect(amount - (state[index]?.amount ?? 0)).toBeOneOf([0, 1]);
        expect(state[index]).toMatchObject({ percent, base });
      });
    }
  });

  it("is a second tax in Canada", () => {
    const names = dealsOf("CA", 120).flatMap(({ taxes }) => taxes.map(({ name }) => name));
    expect(names).toEqual(expect.arrayContaining(["GST", "PST", "QST"]));
  });

  it("is income tax withheld in Spain and Mexico", () => {
    for (const [code, name] of [
      ["ES", "IRPF -15%"],
      ["MX", "ISR Ret. 10%"],
    ] as const) {
      const withheld = dealsOf(code, 150).flatMap((deal) => deal.withheld ?? []);
      expect(withheld.length).toBeGreaterThan(3);
      expect(new Set(withheld.map((one) => one.name))).toEqual(new Set([name]));
    }
    expect(dealsOf("DE", 150).some(({ withheld }) => withheld)).toBe(false);
  });

  it("is rounding the total, to five cents in Switzerland and to rupees in India", () => {
    const swiss = dealsOf("CH", 80);
    expect(swiss.every(({ total }) => total % 5 === 0)).toBe(true);
    expect(swiss.some(({ rounding }) => rounding !== 0)).toBe(true);
    expect(swiss.every(({ rounding }) => Math.abs(rounding) <= 2.5)).toBe(true);
    const indian = dealsOf("IN", 120).filter(({ rounding }) => rounding !== 0);
    expect(indian.length).toBeGreaterThan(10);
    expect(indian.every(({ total, rounding }) => total % 100 === 0 && Math.abs(rounding) <= 50)).toBe(true);
    expect(dealsOf("US", 80).every(({ rounding }) => rounding === 0)).toBe(true);
  });
});

describe("tax numbers", () => {
  const rules: [code: string, holds: (text: string) => boolean][] = [
    ["AU", (text) => isValidAbn(text.replaceAll(" ", ""))],
    ["IN", isValidGstin],
    ["DE", (text) => passesMod1110(text.slice(2))],
    ["FR", (text) => isValidFrenchTaxNumber(text.replace(/^FR ?/, "").replaceAll(" ", ""))],
    ["IT", (text) => passesLuhn(text.replace(/^IT/, ""))],
    ["CA", (text) => passesLuhn(text.slice(0, 9))],
  ];
  test.each(rules)("of %s have check digits that the engine takes", (code, holds) => {
    for (const seed of seeds(200)) {
      const text = taxNumberOf(code, diceOf(seed));
      expect(holds(text), text).toBe(true);
    }
  });

  test("of Portugal end with their weighted sum modulo 11", () => {
    for (const seed of seeds(200)) {
      const digits = [...taxNumberOf("PT", diceOf(seed)).replace(/\D/g, "")].map(Number);
      const rest = sum(digits.slice(0, 8).map((digit, index) => digit * (9 - index))) % 11;
      expect(digits[8]).toBe(rest < 2 ? 0 : 11 - rest);
    }
  });

  test("of a country without a rule are nine digits", () => {
    expect(taxNumberOf("XX", diceOf(1))).toMatch(/^\d{9}$/);
  });
});

describe.each(codes)("a bank statement in %s", (code) => {
  const statements = [false, true].flatMap((isCard) =>
    seeds(25).map((seed) => {
      const dice = diceOf(seed, `${code} ${isCard}`);
      return makeStatement(bankOf(countryWith(code), dice), isCard, dice);
    }),
  );

  it("leads from the opening to the closing balance, movement by movement", () => {
    for (const { opening, closing, movements } of statements) {
      let balance = opening;
      for (const { amount, balance: after } of movements) {
        balance += amount;
        expect(after).toBe(balance);
      }
      expect(closing).toBe(balance);
    }
  });

  it("sums credits and debits; on a card a charge is a debit", () => {
    for (const { credits, debits, movements, isCard } of statements) {
      const amounts = movements.map(({ amount }) => (isCard ? -amount : amount));
      expect(credits - sum(amounts.filter((amount) => amount > 0))).toBeCloseTo(0);
      expect(debits + sum(amounts.filter((amount) => amount < 0))).toBeCloseTo(0);
    }
  });

  it("has its movements in order and within its period", () => {
    for (const { start, end, date, due, movements } of statements) {
      const dates = movements.map((movement) => movement.date);
      expect(dates).toEqual([...dates].sort());
      expect(dates.every((one) => one >= start && one <= end)).toBe(true);
      expect([date >= end, due > end]).toEqual([true, true]);
    }
  });

  it("describes its movements in words that are filled in", () => {
    const texts = statements.flatMap(({ movements }) => movements.map(({ description }) => description));
    expect(texts.filter((text) => /[{}|^#]/.test(text))).toEqual([]);
  });
});

describe.each(codes)("an energy bill in %s", (code) => {
  const bills = seeds(60).map((seed) => {
    const dice = diceOf(seed, code);
    const habits = {
      account: "^#####",
      number: "^####",
      withGas: seed % 3 === 0,
      tiers: seed % 2 === 0,
      delivery: seed % 5 === 0,
    };
    return makeEnergyBill(supplierOf(countryWith(code), dice), habits, dice);
  });

  it("adds up from charges to what is due", () => {
    for (const bill of bills) {
      expect(bill.subTotal).toBe(sum(bill.charges.map(({ amount }) => amount)));
      expect(bill.tax).toBe(Math.round((bill.subTotal * bill.taxPercent) / 100));
      expect(bill.total).toBe(bill.subTotal + bill.tax);
      expect(bill.amountDue).toBe(bill.total + bill.previous - bill.payments);
      expect(bill.payments).toBeLessThanOrEqual(bill.previous);
    }
  });

  it("charges quantity times price, and all energy that was used", () => {
    for (const { charges, kwh } of bills) {
      for (const { quantity, price, amount, unit } of charges)
        if (unit) expect(amount).toBe(Math.round((quantity * price) / 10_000));
      const used = charges.filter(({ description }) => ["usage", "peak", "offPeak"].includes(description));
      expect(sum(used.map(({ quantity }) => quantity))).toBe(kwh * 100);
    }
  });

  it("has the reads and days of its usage", () => {
    for (const { previousRead, currentRead, kwh, start, end, days, date, due } of bills) {
      expect(currentRead - previousRead).toBe(kwh);
      expect(addDays(start, days)).toBe(end);
      expect(date > end && due > date).toBe(true);
    }
  });
});

describe.each(codes)("a purchase in %s", (code) => {
  const purchases = seeds(80).map((seed) => {
    const dice = diceOf(seed, code);
    const habits = {
      number: "^#####",
      codes: "####",
      taxIncluded: seed % 2 === 0,
      exempt: seed % 7 === 0,
      capitals: seed % 3 === 0,
    };
    return makePurchase(partyOf(countryWith(code), dice), habits, dice);
  });

  it("adds up from the items to the total", () => {
    for (const purchase of purchases) {
      const { linesTotal, discount, service, net, tax, rounding, total, taxIncluded } = purchase;
      expect(linesTotal).toBe(sum(purchase.lines.map(({ amount }) => amount)));
      const gross = linesTotal - discount + service;
      expect(taxIncluded ? net + tax : net).toBe(gross);
      expect(total).toBe(net + tax + rounding);
      expect(Math.abs(rounding)).toBeLessThanOrEqual(2);
    }
  });

  it("is paid with enough", () => {
    for (const { cash, total, byCard, rounding } of purchases) {
      expect(cash).toBeGreaterThanOrEqual(total);
      if (byCard) expect([cash, rounding]).toEqual([total, 0]);
    }
  });

  it("has items of a quantity at a price", () => {
    for (const { lines } of purchases)
      for (const { quantity, price, amount } of lines)
        expect(amount).toBe(Math.max(1, Math.round(quantity * price)));
  });
});

describe("an order of air time", () => {
  const campaigns = seeds(150).map((seed) =>
    makeCampaign("KXYZ", "Springfield", { number: "^####", invoice: "^###" }, diceOf(seed)),
  );

  it("adds up from spots to what the station gets", () => {
    for (const { spots, gross, commission, net } of campaigns) {
      for (const { spots: count, rate, amount } of spots) expect(amount).toBe(count * rate);
      expect(gross).toBe(sum(spots.map(({ amount }) => amount)));
      expect(net).toBe(gross - commission);
      expect(commission).toBeLessThanOrEqual(Math.round(gross * 0.15));
    }
  });

  it("runs within its flight", () => {
    for (const { spots, start, end, orderDate, date } of campaigns) {
      expect(orderDate < start && start <= end && end < date).toBe(true);
      for (const spot of spots)
        expect(start <= spot.start && spot.start <= spot.end && spot.end <= end).toBe(true);
    }
  });
});

describe("days and countries", () => {
  it("counts days over months, leap years and backwards", () => {
    expect(addDays("2024-02-28", 1)).toBe("2024-02-29");
    expect(addDays("2023-02-28", 1)).toBe("2023-03-01");
    expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
    expect(addDays("2026-11-23", 0)).toBe("2026-11-23");
  });

  it("meets every country, the most usual most often", () => {
    const met = seeds(2000).map((seed) => countryOf(diceOf(seed)).code);
    expect(new Set(met)).toEqual(new Set(codes));
    const often = (code: string) => met.filter((one) => one === code).length;
    expect(often("US")).toBeGreaterThan(often("AU"));
    expect(often("AU")).toBeGreaterThan(3 * often("IE"));
  });

  it("takes shops of the Asian tax systems more often than their share", () => {
    const share = (codesMet: string[]) => codesMet.filter((code) => code === "MY").length / codesMet.length;
    const shops = seeds(1500).map((seed) => shopCountryOf(diceOf(seed)).code);
    const all = seeds(1500).map((seed) => countryOf(diceOf(seed)).code);
    expect(share(shops)).toBeGreaterThan(3 * share(all));
  });
});
