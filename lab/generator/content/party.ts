import type { Dice } from "../dice";
import type { CountryFacts } from "./country-facts";
import { companyName, personName } from "./names";
import { taxNumberOf } from "./tax-number";

/** A business as its paper shows it. `address` are the printed lines without the name. */
export type Party = {
  country: CountryFacts;
  name: string;
  address: string[];
  taxNumber: string;
  phone: string;
  fax: string;
  email: string;
  web: string;
  contact: string;
  otherIds: { label: string; value: string }[];
  bank: { label: string; value: string }[];
};

export function partyOf(country: CountryFacts, dice: Dice, isPerson = false): Party {
  const name = isPerson ? personName(country, dice) : companyName(country, dice);
  const host = hostOf(name, country, dice);
  return {
    country,
    name,
    address: addressOf(country, dice),
    taxNumber: taxNumberOf(country.code, dice),
    phone: dice.fill(dice.pick(country.phones)),
    fax: dice.fill(dice.pick(country.phones)),
    email: `${dice.pick(["info", "accounts", "office", "billing", "sales", "ar", "contact"])}@${host}`,
    web: `${dice.pick(["www.", "www.", ""])}${host}`,
    contact: personName(country, dice),
    otherIds: dice
      .shuffled(country.otherIds)
      .slice(0, dice.int(0, 2))
      .map((entry) => labelled(entry, dice)),
    bank: country.bank.slice(0, dice.int(1, 4)).map((entry) => labelled(entry, dice)),
  };
}

/** The lines of an address in the country's order. */
export function addressOf(country: CountryFacts, dice: Dice): string[] {
  const [town = "", region = "", zip = ""] = dice.pick(country.towns).split("|");
  const street = dice
    .fill(dice.pick(country.streets))
    .replaceAll("{s}", dice.pick(country.streetNames))
    .replace(/\{n\}/g, () => String(dice.int(1, country.code === "US" ? 2999 : 240)));
  const parts: Record<string, string> = {
    "{street}": street,
    "{extra}": dice.fill(dice.pick(country.extras)),
    "{town}": town,
    "{region}": region,
    "{zip}": dice.fill(zip),
  };
  const lines = dice.pick(country.lines).map((line) =>
    line
      .replace(/\{\w+\}/g, (name) => parts[name] ?? "")
      .replace(/\(\)/g, "")
      .replace(/\s+,/g, ",")
      .replace(/,\s*,/g, ",")
      .replace(/\s+/g, " ")
      .replace(/^[\s,]+|[\s,]+$/g, ""),
  );
  if (dice.chance(0.14)) lines.push(dice.chance(0.5) ? country.name : country.name.toUpperCase());
  return lines.filter((line) => line !== "");
}

function hostOf(name: string, country: CountryFacts, dice: Dice): string {
  const plain = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, "");
  const words = plain.split(/\s+/).filter((word) => word.length > 2);
  return `${words.slice(0, dice.int(1, 2)).join(dice.pick(["", "-", ""])) || "shop"}.${country.domain}`;
}

function labelled(entry: string, dice: Dice): { label: string; value: string } {
  const [label = "", pattern = ""] = entry.split("|");
  return { label, value: dice.fill(pattern) };
}
