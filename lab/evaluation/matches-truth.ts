import { fieldSpecs } from "@fieldwise/engine/lab";

/** The true value of a field as a corpus writes it: the value and readings that are as right. */
export type TrueValue = { value: string; alternatives?: string[] };

const numbers = new Set(["amount", "number"]);
const typeOf = new Map(fieldSpecs.map((spec) => [spec.key, spec.candidates]));

/**
 * Whether a value returns a field rightly: dates equal, amounts to half a cent, numbers by letters and digits, names by
 * 85 % of their words, addresses by 75 %.
 */
export function matchesTruth(field: string, value: string, truth: TrueValue): boolean {
  return [truth.value, ...(truth.alternatives ?? [])].some((text) => matches(field, value, text));
}

function matches(field: string, value: string, truth: string): boolean {
  const type = typeOf.get(field) ?? "id";
  if (type === "date") return value === truth;
  if (numbers.has(type)) return Math.abs(Number(value) - Number(truth.replace(/,/g, ""))) < 0.005;
  if (lettersOf(value) === lettersOf(truth)) return true;
  if (type === "name") return sharedWords(value, truth) >= 0.85;
  return type === "address" && sharedWords(value, truth) >= 0.75;
}

/** Upper-case letters and digits without accents, nothing else. */
export function lettersOf(text: string): string {
  return plain(text).replace(/[^A-Z0-9]/g, "");
}

/** The words of a text, upper case and without accents. */
export function wordsOf(text: string): string[] {
  return plain(text)
    .split(/[^A-Z0-9]+/)
    .filter(Boolean);
}

function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/ß/g, "ss")
    .toUpperCase();
}

/** F1 of the words that two texts share, 0..1. */
export function sharedWords(left: string, right: string): number {
  const [a, b] = [wordsOf(left), wordsOf(right)];
  const rest = [...a];
  const shared = b.filter((word) => {
    const place = rest.indexOf(word);
    if (place >= 0) rest.splice(place, 1);
    return place >= 0;
  }).length;
  return a.length + b.length > 0 ? (2 * shared) / (a.length + b.length) : 0;
}
