import { hasExpired } from "~/domain/billing/card-dates";
import { testCards } from "~/domain/billing/test-cards";
import type { CardOutcome, CardSource } from "~/operations/payment-port";

/**
 * Makes a token of a card. The number and code leave their source here and exist nowhere else: no answer, error, log or
 * row ever holds them. Only the sandbox's test cards are taken.
 */
export function tokenizeCard(source: CardSource, now: Date): CardOutcome {
  const number = source.take("cardNumber").replace(/[\s-]/g, "");
  const code = source.take("ccCardCode").trim();
  const [month, year] = [Number(source.read("month")), Number(source.read("year"))];
  const testCard = testCards.find((card) => card.number === number) ?? null;
  const problems = [
    { field: "cardNumber", messageKey: numberProblem(number, testCard !== null) },
    { field: "ccCardCode", messageKey: codeProblem(code) },
    { field: "month", messageKey: monthProblem(month) },
    { field: "year", messageKey: yearProblem(month, year, now) },
  ].flatMap(({ field, messageKey }) => (messageKey ? [{ field, messageKey }] : []));
  if (problems.length > 0 || !testCard) return { problems };
  const token = `sandbox_${testCard.behaviour}_${crypto.randomUUID()}`;
  const lastDigits = number.slice(-4);
  return { card: { token, brand: testCard.brand, lastDigits, expiryMonth: month, expiryYear: year } };
}

function numberProblem(number: string, isTestCard: boolean): string | null {
  if (number === "") return "form.required";
  if (!/^\d{12,16}$/.test(number)) return "billing.problem.card-number";
  return isTestCard ? null : "billing.problem.test-cards-only";
}

function codeProblem(code: string): string | null {
  if (code === "") return "form.required";
  return /^\d{3,4}$/.test(code) ? null : "billing.problem.card-code";
}

const monthProblem = (month: number) =>
  Number.isInteger(month) && month >= 1 && month <= 12 ? null : "form.required";

function yearProblem(month: number, year: number, now: Date): string | null {
  const first = now.getUTCFullYear();
  if (!Number.isInteger(year) || year < first || year > first + 10) return "billing.problem.expiry-year";
  return hasExpired(month, year, now) ? "billing.problem.expired" : null;
}
