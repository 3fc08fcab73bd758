import { compact } from "../../text/fold";
import { foldWord } from "../../text/fold-word";
import { letterDistance } from "../../text/letter-distance";
import type { Fingerprint } from "./fingerprint-of";
import { isWordOfLabels } from "./is-label-word";
import type { CorrectionSample, LearnedField } from "./vendor-memory";

/** Characters of a tax number that decides alone: shorter ones are branches and registers. */
const leastTaxNumber = 8;
/** Share of the name from which it is there. */
const leastNamed = 0.5;
/** What the name counts for, of 1; set by hand. */
const nameShare = 0.6;
/** What the address does. */
const addressShare = 0.4;
/** What the address counts for where the name may be misread: more than a neighbour, less than the name. */
const addressOfMisread = 0.6;
/** Share of the page that a letterhead takes. */
const letterhead = 0.35;
/** What another telephone number or web address leaves. */
const otherContacts = 0.4;
/** What words that stand in many names weigh. */
const everybodysWeight = 0.25;
/** Letters of a word that may be one off. */
const leastMisread = 5;

/**
 * How much of the vendor's name and address stands on a page, 0 to 1; a tax number of the vendor decides alone. The same
 * street without the name is a neighbour, unless the name may be misread and hardly a word of the street is missing.
 */
export function vendorEvidence(sample: CorrectionSample, seen: Fingerprint): number {
  const tax = compact(sample.fields.vendorTaxNumber?.value ?? "").toUpperCase();
  if (tax.length >= leastTaxNumber && seen.keys.includes(`tax:${tax}`)) return 1;
  const name = wordsOf(sample.fields.vendorName);
  const address = wordsOf(sample.fields.vendorAddress);
  const words = new Set(seen.words.map(([text]) => text));
  if (name.length === 0 && address.length === 0) return letterheadEvidence(sample, seen, words);
  if (name.length === 0) return coverage(address, words);
  const named = coverage(name, words);
  if (address.length === 0) return named;
  const placed = coverage(address, words);
  if (named >= leastNamed) return nameShare * named + addressShare * placed;
  return seen.misreadable ? addressOfMisread * placed : addressShare * placed;
}

/** Fewer letters than this are no letterhead. */
const leastLetters = 10;

/**
 * Where no vendor was taught, the letterhead speaks for it: the words of the upper page that neither are labels nor
 * belong to a taught value. Another telephone number or web address says that it is someone else's template.
 */
function letterheadEvidence(sample: CorrectionSample, seen: Fingerprint, words: ReadonlySet<string>): number {
  const taught = new Set(Object.values(sample.fields).flatMap((field) => wordsOf(field)));
  const head = sample.fingerprint.words
    .filter(
      ([text, page, , middle]) =>
        page === 1 && middle < letterhead && !isWordOfLabels(text) && !taught.has(text),
    )
    .map(([text]) => text);
  if ([...new Set(head)].join("").length < leastLetters) return 0;
  return coverage(head, words) * (haveOtherContacts(sample.fingerprint.keys, seen.keys) ? otherContacts : 1);
}

function haveOtherContacts(known: readonly string[], seen: readonly string[]): boolean {
  const contacts = (keys: readonly string[]) => keys.filter((key) => /^(?:tel|web|tax):/.test(key));
  const ours = contacts(known);
  const theirs = contacts(seen);
  return ours.length > 0 && theirs.length > 0 && !ours.some((key) => theirs.includes(key));
}

/** The words of a value that stood on the taught page: one that did not cannot tell whose page another is. */
const wordsOf = (taught: LearnedField | undefined): string[] =>
  (taught?.place ? (taught.value ?? "") : "")
    .split(/[\s,;/()-]+/)
    .map(foldWord)
    .filter((word) => word !== "");

/** Words that stand in many names. */
const everybodys = new Set(
  "company compania trading enterprise enterprises services service group holding holdings limited ltd inc corp gmbh sdn bhd llc pty store shop restaurant international global"
    .split(" ")
    .map(foldWord),
);

/** The share of letters whose words stand on the page, one letter off allowed in long words. */
function coverage(words: readonly string[], page: ReadonlySet<string>): number {
  let found = 0;
  let all = 0;
  for (const word of new Set(words)) {
    const weight = word.length * (everybodys.has(word) ? everybodysWeight : 1);
    all += weight;
    if (
      page.has(word) ||
      (word.length >= leastMisread && [...page].some((other) => letterDistance(word, other, 1) <= 1))
    )
      found += weight;
  }
  return all > 0 ? found / all : 0;
}
