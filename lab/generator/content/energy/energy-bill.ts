import type { Dice } from "../../dice";
import { addDays } from "../calendar";
import type { CountryFacts } from "../country-facts";
import { companyName } from "../names";
import { addressOf, type Party, partyOf } from "../party";

/** A charge: quantity in hundredths, price in hundredths of a cent, amount in cents. */
export type Charge = {
  description: "usage" | "peak" | "offPeak" | "supply" | "delivery" | "generation" | "meter" | "gas" | "levy";
  quantity: number;
  unit: "kWh" | "days" | "therms" | "kW" | "";
  price: number;
  amount: number;
};

/** An energy bill; Σ charges + tax = total of this bill; previous − payments + total = due. Money in cents. */
export type EnergyBill = {
  supplier: Party;
  customer: Party;
  service: string[];
  account: string;
  number: string;
  meter: string;
  site: string;
  date: string;
  due: string;
  start: string;
  end: string;
  days: number;
  previousRead: number;
  currentRead: number;
  kwh: number;
  estimated: boolean;
  charges: Charge[];
  subTotal: number;
  taxPercent: number;
  tax: number;
  total: number;
  previous: number;
  payments: number;
  amountDue: number;
  daily: number;
};

const endings = [
  "Energy",
  "Power",
  "Electric",
  "Power & Light",
  "Gas & Electric",
  "Utilities",
  "Energy Retail",
  "Electric Cooperative",
  "Light & Power",
  "Public Utility District",
];
const endingsAbroad: Record<string, readonly string[]> = {
  es: ["Energía", "Eléctrica", "Luz y Gas", "Comercializadora"],
  de: ["Stadtwerke {n}", "{n} Energie", "{n}strom", "Elektrizitätswerk {n}"],
  fr: ["Énergie", "Électricité", "Énergies Services"],
  it: ["Energia", "Luce e Gas", "Elettrica"],
  nl: ["Energie", "Stroom"],
  pt: ["Energia", "Eletricidade"],
};

export function supplierOf(country: CountryFacts, dice: Dice): Party {
  const party = partyOf(country, dice);
  const stem = companyName({ ...country, forms: [""] }, dice).split(" ")[0] ?? "Delta";
  const ending = dice.pick(
    country.language === "en" ? endings : (endingsAbroad[country.language] ?? endings),
  );
  const form = dice.chance(0.5) ? ` ${dice.pick(country.forms)}` : "";
  const body = ending.includes("{n}") ? ending.replace("{n}", stem) : `${stem} ${ending}`;
  return { ...party, name: `${body}${/&/.test(form) ? "" : form}`.trim() };
}

export function makeEnergyBill(
  supplier: Party,
  habits: { account: string; number: string; withGas: boolean; tiers: boolean; delivery: boolean },
  dice: Dice,
): EnergyBill {
  const { country } = supplier;
  const end = addDays("2014-03-01", dice.int(0, 4300));
  const days = dice.pick([28, 29, 30, 31, 32, 33, 61, 91, 92]);
  const start = addDays(end, -days);
  const kwh = Math.round(Math.exp(dice.next() * 2.4) * days * 4);
  const previousRead = dice.int(1000, 90000);
  const charges = chargesOf(country, habits, kwh, days, dice);
  const subTotal = charges.reduce((sum, { amount }) => sum + amount, 0);
  const taxPercent =
    country.code === "US"
      ? dice.pick([0, 0, 2.5, 6])
      : country.code === "GB"
        ? 5
        : (country.rates[0]?.percent ?? 0);
  const tax = Math.round((subTotal * taxPercent) / 100);
  const total = subTotal + tax;
  const previous = dice.chance(0.65) ? Math.round(total * (0.6 + dice.next() * 0.8)) : 0;
  const payments = dice.chance(0.75) ? previous : Math.round(previous * 0.5);
  const customer = partyOf(country, dice, dice.chance(0.75));
  return {
    supplier,
    customer,
    service: dice.chance(0.6) ? customer.address : addressOf(country, dice),
    account: dice.fill(habits.account),
    number: dice.fill(habits.number),
    meter: dice.fill(dice.pick(["^######", "@^#####", "^########-#", "@@@^####"])),
    site: dice.fill(dice.pick(["^#########", "ES00######## #### @@", "6#########", "#### #### ####"])),
    date: addDays(end, dice.int(1, 6)),
    due: addDays(end, dice.int(16, 30)),
    start,
    end,
    days,
    previousRead,
    currentRead: previousRead + kwh,
    kwh,
    estimated: dice.chance(0.15),
    charges,
    subTotal,
    taxPercent,
    tax,
    total,
    previous,
    payments,
    amountDue: total + previous - payments,
    daily: Math.round((kwh * 100) / days),
  };
}

function chargesOf(
  country: CountryFacts,
  habits: { withGas: boolean; tiers: boolean; delivery: boolean },
  kwh: number,
  days: number,
  dice: Dice,
): Charge[] {
  const scale = { INR: 22, MXN: 12 }[country.currency] ?? 1;
  const price = () => dice.int(900, 4200) * scale;
  const charge = (
    description: Charge["description"],
    quantity: number,
    unit: Charge["unit"],
    unitPrice: number,
  ): Charge => ({
    description,
    quantity,
    unit,
    price: unitPrice,
    amount: Math.round((quantity * unitPrice) / 10000),
  });
  const peak = Math.round(kwh * (0.3 + dice.next() * 0.4));
  const usage = habits.tiers
    ? [
        charge("peak", peak * 100, "kWh", price()),
        charge("offPeak", (kwh - peak) * 100, "kWh", Math.round(price() * 0.6)),
      ]
    : [charge("usage", kwh * 100, "kWh", price())];
  return [
    ...usage,
    ...(habits.delivery ? [charge("delivery", kwh * 100, "kWh", Math.round(price() * 0.4))] : []),
    charge("supply", days * 100, "days", dice.int(2500, 14000) * scale),
    ...(habits.withGas ? [charge("gas", dice.int(500, 9000), "therms", dice.int(8000, 19000))] : []),
    ...(dice.chance(0.4)
      ? [
          {
            description: "meter" as const,
            quantity: 0,
            unit: "" as const,
            price: 0,
            amount: dice.int(80, 900) * scale,
          },
        ]
      : []),
    ...(dice.chance(0.3)
      ? [
          {
            description: "levy" as const,
            quantity: 0,
            unit: "" as const,
            price: 0,
            amount: dice.int(50, 700) * scale,
          },
        ]
      : []),
  ];
}
