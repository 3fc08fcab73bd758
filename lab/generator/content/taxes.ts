import type { Dice } from "../dice";
import type { CountryFacts, TaxRate } from "./country-facts";
import type { Deal, DealLine, DealTax } from "./deal";

type Sale = {
  country: CountryFacts;
  lines: DealLine[];
  /** Shipping, handling and discount before tax, in cents; taxed at the main rate. */
  charges: number;
  exempt: boolean;
  main: TaxRate;
  taxIncluded: boolean;
  dice: Dice;
};

/** Net amount and taxes of a sale by the vendor's country's rules, rate by rate, in cents. */
export function taxesOf(sale: Sale): Pick<Deal, "subTotal" | "taxes" | "tax" | "withheld"> {
  const subTotal = sale.lines.reduce((total, line) => total + line.net, 0) + sale.charges;
  if (sale.exempt) return { subTotal, taxes: [], tax: 0, withheld: undefined };
  const taxes = basesOf(sale).flatMap(({ rate, base, taxOfLines }) =>
    split(sale, rate, base, sale.taxIncluded ? taxOfLines : Math.round((base * rate.percent) / 100)),
  );
  return {
    subTotal,
    taxes,
    tax: taxes.reduce((sum, { amount }) => sum + amount, 0),
    withheld: withheldOf(sale, subTotal),
  };
}

function basesOf({ lines, charges, main }: Sale): { rate: TaxRate; base: number; taxOfLines: number }[] {
  const rates = [...new Set(lines.map((line) => line.rate))];
  const bases = rates.map((rate) => {
    const own = lines.filter((line) => line.rate === rate);
    const isMain = rate === main || rates.length === 1;
    return {
      rate,
      base: own.reduce((sum, line) => sum + line.net, 0) + (isMain ? charges : 0),
      taxOfLines: own.reduce((sum, line) => sum + line.tax, 0),
    };
  });
  return bases.sort((a, b) => b.rate.percent - a.rate.percent);
}

/** India halves its tax within a state; Quebec and the western provinces levy two. */
function split({ country, dice }: Sale, rate: TaxRate, base: number, amount: number): DealTax[] {
  if (country.code === "IN" && amount > 0) {
    if (dice.chance(0.35)) return [{ name: "IGST", percent: rate.percent, base, amount }];
    const half = Math.floor(amount / 2);
    const halves = rate.percent / 2;
    return [
      { name: "CGST", percent: halves, base, amount: amount - half },
      { name: "SGST", percent: halves, base, amount: half },
    ];
  }
  if (country.code === "CA" && rate.name === "GST" && dice.chance(0.5)) {
    const [name, percent] = dice.pick([
      ["PST", 7],
      ["QST", 9.975],
      ["PST", 6],
    ] as const);
    return [
      { name: "GST", percent: rate.percent, base, amount },
      { name, percent, base, amount: Math.round((base * percent) / 100) },
    ];
  }
  return [{ name: rate.name, percent: rate.percent, base, amount }];
}

/** Spanish and Mexican professionals withhold income tax on their own invoices. */
function withheldOf({ country, taxIncluded, dice }: Sale, subTotal: number): Deal["withheld"] {
  if (taxIncluded || !dice.chance(0.12)) return undefined;
  if (country.code === "ES") return { name: "IRPF -15%", amount: Math.round(subTotal * 0.15) };
  if (country.code === "MX") return { name: "ISR Ret. 10%", amount: Math.round(subTotal * 0.1) };
  return undefined;
}
