import { describe, expect, it } from "vitest";
import { testCards } from "~/domain/billing/test-cards";
import type { CardSource } from "~/operations/payment-port";
import { tokenizeCard } from "~/platform/payment/tokenize-card";

const now = new Date("2026-06-15T12:00:00Z");
const [card] = testCards;
const good = { cardNumber: card?.number ?? "", ccCardCode: "123", month: "12", year: "2027" };

/** The fields of a form, and which of them were taken out of it. */
function source(fields: Record<string, string>) {
  const left = new Map(Object.entries(fields));
  const from: CardSource = {
    read: (name: string) => left.get(name) ?? "",
    take: (name: string) => {
      const text = left.get(name) ?? "";
      left.delete(name);
      return text;
    },
  } as CardSource;
  return { from, left };
}
const taken = (change: Partial<typeof good> = {}) => tokenizeCard(source({ ...good, ...change }).from, now);
const problemsOf = (change: Partial<typeof good>) => {
  const outcome = taken(change);
  return "problems" in outcome
    ? outcome.problems.map(({ field, messageKey }) => `${field}: ${messageKey}`)
    : [];
};

describe("a card that is taken", () => {
  it("leaves nothing of its number but the last digits", () => {
    const { from, left } = source(good);
    const outcome = tokenizeCard(from, now);
    expect(outcome).toMatchObject({
      card: { brand: card?.brand, lastDigits: good.cardNumber.slice(-4), expiryMonth: 12, expiryYear: 2027 },
    });
    expect(JSON.stringify(outcome)).not.toContain(good.cardNumber);
    expect(JSON.stringify(outcome)).not.toContain(good.ccCardCode.repeat(2));
    expect([left.has("cardNumber"), left.has("ccCardCode")]).toEqual([false, false]);
  });

  it("is known however its number is spaced", () => {
    const spaced = good.cardNumber.replace(/(.{4})/g, "$1 ").trim();
    expect(problemsOf({ cardNumber: spaced })).toEqual([]);
    expect(problemsOf({ cardNumber: spaced.replaceAll(" ", "-") })).toEqual([]);
  });

  it("has a token of its own each time, which says how the card behaves", () => {
    const tokens = testCards.map(({ number }) => {
      const outcome = taken({ cardNumber: number });
      return "card" in outcome && outcome.card ? outcome.card.token : "";
    });
    expect(new Set(tokens).size).toBe(testCards.length);
    for (const [index, { behaviour }] of testCards.entries())
      expect(tokens[index]).toMatch(new RegExp(`^sandbox_${behaviour}_`));
  });
});

describe("a card that is refused", () => {
  it.each([
    [{ cardNumber: "" }, "cardNumber: form.required"],
    [{ cardNumber: "41111" }, "cardNumber: billing.problem.card-number"],
    [{ cardNumber: "4111x11111111111" }, "cardNumber: billing.problem.card-number"],
    // A number of a real card would hold: only those of the sandbox are taken.
    [{ cardNumber: "4485275742308327" }, "cardNumber: billing.problem.test-cards-only"],
    [{ ccCardCode: "" }, "ccCardCode: form.required"],
    [{ ccCardCode: "12" }, "ccCardCode: billing.problem.card-code"],
    [{ ccCardCode: "12345" }, "ccCardCode: billing.problem.card-code"],
    [{ month: "0" }, "month: form.required"],
    [{ month: "13" }, "month: form.required"],
    [{ year: "2037" }, "year: billing.problem.expiry-year"],
    [{ year: "2025" }, "year: billing.problem.expiry-year"],
    [{ year: "next" }, "year: billing.problem.expiry-year"],
    [{ month: "5", year: "2026" }, "year: billing.problem.expired"],
  ])("%j", (change, problem) => {
    expect(problemsOf(change)).toContain(problem);
  });

  it("is good to the end of its month", () => {
    expect(problemsOf({ month: "6", year: "2026" })).toEqual([]);
  });

  it("tells all that is wrong at once", () => {
    expect(problemsOf({ cardNumber: "", ccCardCode: "", month: "", year: "" })).toHaveLength(4);
  });
});
