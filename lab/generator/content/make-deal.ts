import type { Dice } from "../dice";
import { addDays } from "./calendar";
import type { CountryFacts, TaxRate } from "./country-facts";
import type { Deal, DealLine } from "./deal";
import { documentNumber } from "./document-number";
import { companyName } from "./names";
import { addressOf, type Party, partyOf } from "./party";
import { productOf } from "./products";
import { taxesOf } from "./taxes";

/** What stays the same over a vendor's documents. */
export type DealHabits = {
  taxExempt: boolean;
  taxIncluded: boolean;
  severalRates: boolean;
  discounts: boolean;
  fourDecimals: boolean;
  dates: boolean;
  codes: string;
  numberPattern: string;
  accountPattern: string;
  orderPattern: string;
  termDays: number;
};

export function habitsOf(country: CountryFacts, dice: Dice): DealHabits {
  return {
    taxExempt: dice.chance(country.code === "US" ? 0.45 : 0.08),
    taxIncluded: country.code !== "US" && dice.chance(0.14),
    severalRates: dice.chance(country.rates.length > 1 && !["US", "CA"].includes(country.code) ? 0.22 : 0),
    discounts: dice.chance(0.15),
    fourDecimals: dice.chance(0.08),
    dates: dice.chance(0.12),
    codes: dice.pick([
      "@@-###",
      "######",
      "@@@####",
      "###-###",
      "@##",
      "#####",
      "@@##-@",
      "10##.##",
      "##-####",
      "@@@-@@-##",
    ]),
    numberPattern: documentNumber(dice),
    accountPattern: dice.pick([
      "#####",
      "C-####",
      "1#####",
      "@@@###",
      "K####",
      "#######",
      "@@@@01",
      "D^####",
      "##-####",
    ]),
    orderPattern: dice.pick([
      "PO-#####",
      "45########",
      "PO####",
      "######",
      "P#####",
      "@@-####",
      "PO ####",
      "####/@@",
      "4500######",
      "#####-##",
    ]),
    termDays: dice.pick([7, 10, 14, 14, 15, 20, 30, 30, 30, 30, 45, 60, 0]),
  };
}

/** A sale with everything on it; the arithmetic is that of the vendor's country. */
export function makeDeal(vendor: Party, habits: DealHabits, dice: Dice, customerCountry: CountryFacts): Deal {
  const { country } = vendor;
  const customerIsPerson = dice.chance(0.14);
  const customer = partyOf(customerCountry, dice, customerIsPerson);
  const date = addDays("2015-01-01", dice.int(0, 4200));
  const exempt = habits.taxExempt || customerCountry.code !== country.code;
  const main = dice.weighted(country.rates.map((rate, i) => [i === 0 ? 6 : 1, rate] as const));
  const count = dice.weighted([
    [4, 1],
    [5, 2],
    [5, 3],
    [4, 4],
    [3, 5],
    [3, 7],
    [2, 9],
    [2, 12],
    [1, 18],
    [0.6, 30],
    [0.3, 55],
  ]);
  const lines = Array.from({ length: count }, () =>
    lineOf(country, habits, exempt ? noTax : main, date, dice),
  );
  const linesTotal = sum(lines.map((line) => (habits.taxIncluded ? line.net + line.tax : line.net)));
  const charges = exempt || !habits.severalRates ? chargesOf(linesTotal, dice) : [];
  const chargesNet = sum(charges.map(({ amount }) => amount));
  const { subTotal, taxes, tax, withheld } = taxesOf({
    country,
    lines,
    charges: habits.taxIncluded ? 0 : chargesNet,
    exempt,
    main,
    taxIncluded: habits.taxIncluded,
    dice,
  });
  const goods = subTotal + tax - (withheld?.amount ?? 0) + (habits.taxIncluded ? chargesNet : 0);
  const total = roundedTotal(country, goods, dice);
  const prepaid = dice.weighted([
    [12, 0],
    [1, total],
    [1, Math.round(total * dice.pick([0.1, 0.25, 0.5, 0.3]))],
  ]);
  return {
    vendor,
    customer,
    customerIsPerson,
    shipTo: shipToOf(customer, dice),
    number: dice
      .fill(habits.numberPattern)
      .replaceAll("YYYY", date.slice(0, 4))
      .replaceAll("YY", date.slice(2, 4))
      .replaceAll("MM", date.slice(5, 7)),
    date,
    due: addDays(date, habits.termDays),
    orderNumber: dice.fill(habits.orderPattern),
    orderDate: addDays(date, -dice.int(1, 40)),
    accountNumber: dice.fill(habits.accountPattern),
    period: { start: `${date.slice(0, 8)}01`, end: date },
    terms: habits.termDays === 0 ? "onReceipt" : String(habits.termDays),
    others: othersOf(date, dice),
    lines,
    taxIncluded: habits.taxIncluded,
    linesTotal,
    charges,
    subTotal: habits.taxIncluded ? subTotal + chargesNet : subTotal,
    taxes,
    tax,
    taxExempt: exempt,
    withheld,
    rounding: total - goods,
    total,
    prepaid: prepaid > 0 && prepaid <= total ? prepaid : 0,
    amountDue: total - (prepaid <= total ? prepaid : 0),
    currency: country.currency,
  };
}

const noTax: TaxRate = { percent: 0, name: "" };

function lineOf(
  country: CountryFacts,
  habits: DealHabits,
  main: TaxRate,
  date: string,
  dice: Dice,
): DealLine {
  const product = productOf(country.language, dice);
  const scale = { INR: 18, MXN: 9 }[country.currency] ?? 1;
  const price = Math.exp(Math.log(product.from) + dice.next() * Math.log(product.to / product.from)) * scale;
  const rounded = dice.chance(0.3)
    ? Math.round(price) * 100
    : dice.chance(0.4)
      ? Math.round(price * 20) * 5
      : Math.round(price * 100);
  const unitPrice = habits.fourDecimals ? Math.max(1, Math.round(price * 10000)) : Math.max(1, rounded) * 100;
  const quantity = quantityOf(product.unit, price / scale, dice);
  const discountPercent = habits.discounts && dice.chance(0.5) ? dice.pick([5, 10, 15, 20, 2.5, 50]) : 0;
  const amount = Math.round((quantity * unitPrice * (100 - discountPercent)) / 10000);
  const rate = habits.severalRates && main.percent > 0 && dice.chance(0.4) ? dice.pick(country.rates) : main;
  const net = habits.taxIncluded ? Math.round(amount / (1 + rate.percent / 100)) : amount;
  const tax = habits.taxIncluded ? amount - net : Math.round((net * rate.percent) / 100);
  return {
    code: dice.fill(habits.codes),
    description: product.name,
    note: dice.chance(0.12)
      ? dice.fill(
          dice.pick(["Serial no. ^#######", "Lot @##-####", "Ref. ^####", "Batch ^###/@", "S/N: @@^######"]),
        )
      : "",
    quantity,
    unit: product.unit,
    unitPrice,
    discountPercent,
    net,
    tax,
    rate,
    date: addDays(date, -dice.int(0, 25)),
    hsn: dice.fill(dice.pick(["^###", "^#######", "998^##"])),
  };
}

function quantityOf(unit: string, price: number, dice: Dice): number {
  if (unit === "hour") return dice.int(1, 32) * dice.pick([1, 1, 0.5, 0.25]);
  if (unit === "kg" || unit === "m" || unit === "l")
    return dice.chance(0.5) ? dice.int(1, 60) : dice.int(10, 4000) / 100;
  if (price > 300) return dice.int(1, 3);
  return dice.weighted([
    [5, 1],
    [4, dice.int(2, 6)],
    [3, dice.int(5, 24)],
    [1, dice.int(20, 500)],
  ]);
}

function chargesOf(linesTotal: number, dice: Dice): Deal["charges"] {
  if (dice.chance(0.16))
    return [{ label: "shipping", amount: dice.int(5, 90) * 100 + dice.pick([0, 0, 50, 95]) }];
  if (dice.chance(0.05)) return [{ label: "handling", amount: dice.int(2, 20) * 100 }];
  if (dice.chance(0.1))
    return [{ label: "discount", amount: -Math.round(linesTotal * dice.pick([0.02, 0.05, 0.1, 0.15])) }];
  return [];
}

/** Indian and Swiss vendors round the total; others leave the cents. */
function roundedTotal(country: CountryFacts, total: number, dice: Dice): number {
  if (country.code === "IN" && dice.chance(0.45)) return Math.round(total / 100) * 100;
  if (country.code === "CH" || (country.code === "MY" && dice.chance(0.5))) return Math.round(total / 5) * 5;
  return total;
}

function shipToOf(customer: Party, dice: Dice): Deal["shipTo"] {
  if (dice.chance(0.4)) return { name: customer.name, address: customer.address };
  const name = dice.chance(0.5) ? customer.name : companyName(customer.country, dice);
  return { name, address: addressOf(customer.country, dice) };
}

function othersOf(date: string, dice: Dice): Deal["others"] {
  const all = [
    { label: "quoteNumber", value: dice.fill(dice.pick(["Q-####", "QU####", "^####"])), isDate: false },
    { label: "deliveryNote", value: dice.fill(dice.pick(["DN#####", "8#######", "^#####"])), isDate: false },
    { label: "jobNumber", value: dice.fill(dice.pick(["J####", "^###", "JOB-####"])), isDate: false },
    { label: "deliveryDate", value: addDays(date, -dice.int(0, 9)), isDate: true },
    { label: "yourReference", value: dice.fill(dice.pick(["@@/^##", "^####", "@@@ ^#"])), isDate: false },
    { label: "project", value: dice.fill("P-^###"), isDate: false },
  ];
  return dice.shuffled(all).slice(
    0,
    dice.weighted([
      [4, 0],
      [3, 1],
      [2, 2],
      [1, 3],
    ]),
  );
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
