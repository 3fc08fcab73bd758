import { nameKey, vendorKeys } from "@fieldwise/engine/payments";

/** A number or a tax number as it is compared: with separators, case and misread letters made plain. */
export const foldedTax = (taxNumber: string): string =>
  vendorKeys({ vendorTaxNumber: taxNumber })[0]?.replace(/^tax /, "") ?? "";

/** A name as it is compared: without its legal form, case and marks; "" for one too short to tell. */
export const foldedName = (name: string): string => nameKey(lookAlikes(name)) ?? "";

/** A supplier number as it is compared. */
export const foldedNumber = (number: string): string =>
  number
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "")
    .slice(0, 60);

/** The folded name that lists go by. */
export const sortKeyOf = (name: string): string =>
  name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim().slice(0, 120);

/** Letters of the Greek and Cyrillic alphabets that look like Latin ones: a name that is written with them is meant to be taken for another. */
const twins = new Map(
  [
    "\u0430a \u0435e \u043eo \u0440p \u0441c \u0445x \u0443y \u0456i \u0458j \u0455s \u0432b \u043dh \u043ck \u043cm \u0442t",
    "\u03b1a \u03b5e \u03bfo \u03c1p \u03bdv \u03b9i \u03bak \u03c4t",
  ]
    .join(" ")
    .split(" ")
    .map(([sign = "", letter = ""]) => [sign, letter] as const),
);

const lookAlikes = (name: string): string =>
  /[\u0370-\u03ff\u0400-\u04ff]/.test(name) && /[a-z]/i.test(name)
    ? [...name.toLowerCase()].map((sign) => twins.get(sign) ?? sign).join("")
    : name;

type Known = { number: string; name: string; otherNames: readonly string[]; taxNumbers: readonly string[] };

/** Names and numbers of a supplier that are looked up: more of them would be someone's experiment. */
const mostNames = 20;

/** The keys that a supplier is found by, each with its kind before it; `word` keys are for the search of the list. */
export function keysOfSupplier({ number, name, otherNames, taxNumbers }: Known): string[] {
  const names = [name, ...otherNames].slice(0, mostNames);
  const folded = names.map(foldedName).filter((key) => key !== "");
  const keys = [
    ...(foldedNumber(number) === "" ? [] : [`number ${foldedNumber(number)}`]),
    ...taxNumbers.slice(0, mostNames).map((one) => `tax ${foldedTax(one)}`),
    ...folded.flatMap((key) => [`name ${key}`, ...halves(key, half(key)).map((part) => part)]),
    ...names.flatMap((one) => wordsOf(one)).map((word) => `word ${word}`),
    ...(foldedNumber(number) === "" ? [] : [`word ${foldedNumber(number).toLowerCase()}`]),
    ...taxNumbers.slice(0, mostNames).map((one) => `word ${foldedTax(one)}`),
  ];
  return [...new Set(keys.filter((key) => !key.endsWith(" ")))];
}

/** The keys under which suppliers of a document's sender may stand, those of nearly its name among them. */
export function keysOfSender({ nameKey: name, taxKey }: { nameKey: string; taxKey: string }): string[] {
  const around = name.length < 6 ? [] : [half(name) - 1, half(name), Math.ceil((name.length + 1) / 2)];
  return [
    ...(taxKey === "" ? [] : [`tax ${taxKey}`]),
    ...(name === "" ? [] : [`name ${name}`]),
    ...new Set(around.flatMap((length) => halves(name, length))),
  ];
}

/** Of two names that differ in one letter one half is the same: what finds nearly equal names by an index. */
const halves = (name: string, length: number): string[] =>
  name.length < 6 ? [] : [`head ${name.slice(0, length)}`, `tail ${name.slice(-length)}`];
const half = (name: string) => Math.floor(name.length / 2);

/** The words of a name as the list is searched by them. */
export const wordsOf = (text: string): string[] =>
  sortKeyOf(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 0)
    .slice(0, 12);
