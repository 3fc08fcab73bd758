import type { CountryFacts, Language, NumberFormat } from "../content/country-facts";
import { type Dice, diceOf } from "../dice";
import type { Face } from "../drawing/face-widths";

/** How a vendor's paper looks, whatever it says and wherever things stand. Sizes in points. */
export type Style = {
  seed: number;
  country: CountryFacts;
  language: Language;
  currency: string;
  family: Face["family"];
  stretch: number;
  size: number;
  leading: number;
  page: { width: number; height: number };
  margin: number;
  boldLabels: boolean;
  boldValues: boolean;
  labelCase: "as-is" | "upper" | "lower";
  colon: string;
  datePattern: string;
  monthCapitals: boolean;
  numbers: NumberFormat;
  /** What stands before and after an amount, and on which amounts. */
  money: { before: string; after: string; on: "all" | "totals" | "grand-total" | "none" };
  minus: "front" | "back" | "brackets";
  ruled: "none" | "rows" | "grid" | "head";
  addressCapitals: boolean;
  /** Labels stand in English too, as exporters print them. */
  bilingual: boolean;
};

export function styleOf(country: CountryFacts, seed: number): Style {
  const dice = diceOf(seed, "style");
  const letter = country.code === "US" || country.code === "CA" || country.code === "MX";
  const language = country.code === "CA" && dice.chance(0.12) ? "fr" : country.language;
  return {
    seed,
    country,
    language,
    currency: country.currency,
    family: dice.weighted<Face["family"]>([
      [14, "sans"],
      [4, "serif"],
      [2, "mono"],
    ]),
    stretch: dice.pick([1, 1, 1, 0.92, 0.96, 1.05, 0.88, 1.08]),
    size: dice.pick([7.5, 8, 8.5, 9, 9, 9.5, 10, 10, 11]),
    leading: dice.pick([1.15, 1.2, 1.25, 1.3, 1.4, 1.5]),
    page: letter ? { width: 612, height: 792 } : { width: 595, height: 842 },
    margin: dice.pick([28, 36, 40, 45, 50, 57, 64]),
    boldLabels: dice.chance(0.45),
    boldValues: dice.chance(0.12),
    labelCase: dice.weighted<Style["labelCase"]>([
      [15, "as-is"],
      [4, "upper"],
      [1, "lower"],
    ]),
    colon: dice.weighted([
      [9, ":"],
      [8, ""],
      [1, " :"],
      [0.5, "."],
    ]),
    datePattern: dice.pick(country.datePatterns),
    monthCapitals: dice.chance(0.12),
    numbers: dice.pick(country.numberFormats),
    money: moneyOf(country, dice),
    minus: dice.weighted<Style["minus"]>([
      [7, "front"],
      [1.5, "brackets"],
      [1, "back"],
    ]),
    ruled: dice.pick(["none", "rows", "grid", "head"]),
    addressCapitals: dice.chance(0.1),
    bilingual: language !== "en" && dice.chance(0.08),
  };
}

function moneyOf(country: CountryFacts, dice: Dice): Style["money"] {
  const on = dice.weighted<Style["money"]["on"]>([
    [6, "all"],
    [4, "totals"],
    [3, "grand-total"],
    [4, "none"],
  ]);
  const code = country.currency;
  const sign = country.code === "IN" ? dice.pick(["₹", "Rs.", "Rs. ", "₹ ", "INR "]) : country.sign;
  const comma = country.numberFormats[0]?.decimal === ",";
  const [before, after] = comma
    ? dice.weighted([
        [8, ["", ` ${sign}`]],
        [2, [`${sign} `, ""]],
        [2, ["", ` ${code}`]],
        [1, [`${code} `, ""]],
        [1, ["", sign]],
      ] as const)
    : dice.weighted([
        [10, [sign, ""]],
        [2, [`${sign} `, ""]],
        [1.5, [`${code} `, ""]],
        [1, ["", ` ${code}`]],
        [0.8, [`${code.slice(0, 2)}${sign}`, ""]],
      ] as const);
  return { before: before.startsWith("CHCHF") ? "CHF " : before, after, on };
}
