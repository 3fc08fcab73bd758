import { fieldSpecs } from "@fieldwise/engine/lab";
import type { Page } from "@fieldwise/engine/reading";
import { lettersOf, type TrueValue, wordsOf } from "./matches-truth";

const typeOf = new Map(fieldSpecs.map((spec) => [spec.key, spec.candidates]));

/**
 * Whether the words of the pages hold a true value at all, whatever the engine makes of them: the digits of a date and
 * of an amount, the letters of a number, the words of a name (85 %) or an address (75 %).
 */
export function isReadable(field: string, truth: TrueValue, pages: readonly Page[]): boolean {
  const words = pages.flatMap((page) => page.words.map((word) => word.text));
  return [truth.value, ...(truth.alternatives ?? [])].some((text) => stands(typeOf.get(field), text, words));
}

function stands(type: string | undefined, text: string, words: readonly string[]): boolean {
  if (type === "date") return dateStands(text, words);
  if (type === "amount" || type === "number") return amountStands(text, words);
  if (type === "name") return shareOf(text, words) >= 0.85;
  if (type === "address") return shareOf(text, words) >= 0.75;
  return lettersOf(words.join("")).includes(lettersOf(text));
}

function dateStands(iso: string, words: readonly string[]): boolean {
  const [year = "", month = "", day = ""] = iso.split("-");
  const numbers = words.flatMap((word) => word.match(/\d+/g) ?? []);
  const has = (...forms: string[]) => numbers.some((number) => forms.includes(number));
  const packed = [`${year}${month}${day}`, `${day}${month}${year}`, `${month}${day}${year}`];
  if (packed.some((form) => numbers.includes(form))) return true;
  const dayStands = has(day, String(Number(day)));
  const yearStands = has(year, year.slice(2));
  const monthStands = has(month, String(Number(month))) || words.some((word) => /\p{L}{3}/u.test(word));
  return dayStands && yearStands && monthStands;
}

function amountStands(value: string, words: readonly string[]): boolean {
  const amount = Math.abs(Number(value));
  const forms = [amount.toFixed(2), String(amount), amount.toFixed(0)]
    .filter((form) => Number(form) === amount)
    .map((form) => form.replace(/\D/g, ""));
  const digits = words.map((word) => word.replace(/[^\d]/g, ""));
  return forms.some(
    (form) =>
      digits.includes(form) ||
      digits.some((one, index) => one !== "" && one + (digits[index + 1] ?? "") === form),
  );
}

/** The share of the text's words that stand somewhere on the pages, each word of the pages counted once. */
function shareOf(text: string, words: readonly string[]): number {
  const wanted = wordsOf(text);
  const rest = new Map<string, number>();
  for (const word of wordsOf(words.join(" "))) rest.set(word, (rest.get(word) ?? 0) + 1);
  const found = wanted.filter((word) => {
    const left = rest.get(word) ?? 0;
    rest.set(word, left - 1);
    return left > 0;
  }).length;
  return wanted.length > 0 ? found / wanted.length : 0;
}
