import type { Dice } from "../dice";
import type { CountryFacts } from "./country-facts";
import { nameParts } from "./name-parts";

const syllables = [
  "ba",
  "cor",
  "den",
  "el",
  "fa",
  "gar",
  "hel",
  "in",
  "jo",
  "ka",
  "lu",
  "mon",
  "nex",
  "or",
  "pra",
  "quin",
  "ra",
  "sol",
  "tan",
  "ul",
  "ve",
  "wil",
  "xan",
  "yor",
  "zen",
  "bri",
  "cla",
  "dro",
  "fin",
  "gre",
  "lin",
  "mer",
  "no",
  "pol",
  "ri",
  "ster",
  "tri",
  "va",
];
const endings = [
  "a",
  "ex",
  "ia",
  "is",
  "o",
  "on",
  "ta",
  "tec",
  "tech",
  "co",
  "ix",
  "um",
  "ys",
  "net",
  "lab",
  "pro",
  "soft",
  "line",
  "med",
];

/** A company's name with or without its legal form, put together from parts or coined. */
export function companyName(country: CountryFacts, dice: Dice): string {
  const { family, trades, adjectives } = nameParts[country.names];
  const form = dice.pick(country.forms);
  const trade = dice.pick(trades);
  const body = dice.weighted<() => string>([
    [4, () => order(country, dice.pick(family), trade)],
    [4, () => order(country, dice.pick(adjectives), trade)],
    [3, () => `${coined(dice)} ${trade}`],
    [2, () => coined(dice)],
    [1, () => `${dice.pick(family)} & ${dice.pick(family)}`],
    [1, () => `${dice.fill("@@@")} ${trade}`],
    [1, () => `${dice.fill("@")}.${dice.fill("@")}. ${dice.pick(family)}`],
  ])();
  const name =
    form === "" ? body : `${body}${/^[&e] /.test(form) ? " " : dice.chance(0.08) ? ", " : " "}${form}`;
  return dice.weighted([
    [17, name],
    [3, name.toUpperCase()],
  ]);
}

export function personName(country: CountryFacts, dice: Dice): string {
  const { given, family } = nameParts[country.names];
  const last =
    country.names === "es" && dice.chance(0.6)
      ? `${dice.pick(family)} ${dice.pick(family)}`
      : dice.pick(family);
  return `${dice.pick(given)} ${last}`;
}

function coined(dice: Dice): string {
  const stem =
    Array.from({ length: dice.int(1, 2) }, () => dice.pick(syllables)).join("") + dice.pick(endings);
  return stem.charAt(0).toUpperCase() + stem.slice(1);
}

/** Romance languages put the trade first, Germanic ones last. */
function order(country: CountryFacts, own: string, trade: string): string {
  return ["es", "fr", "it", "pt"].includes(country.names) ? `${trade} ${own}` : `${own} ${trade}`;
}
