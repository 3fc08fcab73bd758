import { cultureFormatOf } from "@engine/cultures/culture-format";
import { dateOrderOf } from "@engine/stages/facts/date-order-of";
import { decimalMarkOf } from "@engine/stages/facts/decimal-mark-of";
import { describe, expect, it, test } from "vitest";
import { dayText } from "~/domain/billing/day-text";
import { moneyText } from "~/domain/billing/money";
import { shownValue } from "~/domain/documents/shown-value";
import { parseTypedDate } from "~/domain/documents/typed-date";
import { parseTypedNumber } from "~/domain/documents/typed-number";
import { cultures } from "~/domain/models/cultures";
import { shownCount } from "~/locales/shown-count";

// Node carries a full ICU; the Workers do not, which is why the product has tables.
const numbers = ["0.5", "12.50", "999.00", "1234.5", "12345.67", "1234567.891", "-98765432.10", "1000"];
const currencies = Intl.supportedValuesOf("currency");

/** The order of day, month and year in digits. */
const orderIn = (culture: string) => {
  const options = { calendar: "gregory", numberingSystem: "latn", timeZone: "UTC" } as const;
  const format = new Intl.DateTimeFormat(culture, {
    ...options,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  const order = format.formatToParts(new Date(0)).flatMap(({ type }) => (type === "literal" ? [] : [type]));
  return order[0] === "year" ? "year month day" : order[0] === "month" ? "month day year" : "day month year";
};

/** Of a culture that begins with the year, the order without it. */
const isMonthFirstIn = (culture: string) => {
  const order = orderIn(culture);
  if (!order.startsWith("year")) return order.startsWith("month");
  const options = { calendar: "gregory", numberingSystem: "latn", timeZone: "UTC" } as const;
  const format = new Intl.DateTimeFormat(culture, { ...options, month: "2-digit", day: "2-digit" });
  return format.formatToParts(new Date(0)).find(({ type }) => type !== "literal")?.type === "month";
};

const words = { yyyy: "year", MM: "month", dd: "day" } as Record<string, string>;

describe("every culture of the list", () => {
  it("is known to the full ICU that it is compared with", () => {
    expect(Intl.DateTimeFormat.supportedLocalesOf([...cultures])).toHaveLength(cultures.length);
    expect(cultures.length).toBeGreaterThan(200);
  });

  it("writes day, month and year in the order of CLDR", () => {
    const different = cultures.filter(
      (culture) =>
        cultureFormatOf(culture)
          .date.split(/[-./]/)
          .map((part) => words[part])
          .join(" ") !== orderIn(culture),
    );
    expect(different).toEqual([]);
  });

  it("writes numbers as CLDR has it", () => {
    const different = cultures.flatMap((culture) =>
      numbers.flatMap((value) => {
        const digits = value.split(".")[1]?.length ?? 0;
        const wanted = new Intl.NumberFormat(culture, {
          numberingSystem: "latn",
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        })
          .format(value as `${number}`)
          .replace(/[\u200e\u200f\u061c]/g, "")
          .replace("−", "-");
        const shown = shownValue(value, "amount", culture);
        return shown === wanted ? [] : [`${culture} ${value}: ${shown}, not ${wanted}`];
      }),
    );
    expect(different).toEqual([]);
  });

  it("reads what it shows, dates and numbers", () => {
    const wrong = cultures.filter((culture) => {
      const dates = ["2026-04-03", "2026-12-01", "2026-11-23"];
      const numbersBack = numbers.map((value) =>
        parseTypedNumber(shownValue(value, "amount", culture), { culture, canonicalFirst: false }),
      );
      return (
        dates.some((date) => parseTypedDate(shownValue(date, "date", culture), culture) !== date) ||
        numbersBack.some((value, index) => value !== numbers[index])
      );
    });
    expect(wrong).toEqual([]);
  });

  it("reads a typed 03/04 in its order, on the page and typed", () => {
    const wrong = cultures.filter((culture) => {
      const isMonthFirst = isMonthFirstIn(culture);
      const typed = parseTypedDate("03/04/2026", culture) === (isMonthFirst ? "2026-03-04" : "2026-04-03");
      const { order } = dateOrderOf({ readings: [], text: "", country: undefined, culture });
      return !typed || order !== (isMonthFirst ? "mdy" : "dmy");
    });
    expect(wrong).toEqual([]);
  });

  it("has its own decimal mark where the page shows none", () => {
    const markIn = (culture: string) =>
      new Intl.NumberFormat(culture, { numberingSystem: "latn" })
        .formatToParts(1.5)
        .find(({ type }) => type === "decimal")?.value;
    expect(cultures.filter((culture) => decimalMarkOf([], culture) !== markIn(culture))).toEqual([]);
  });

  it("understands the names of its months", () => {
    // Months that have no name of their own are written in digits there.
    const wrong = cultures.flatMap((culture) =>
      [0, 4, 8].flatMap((month) => {
        const options = { calendar: "gregory", numberingSystem: "latn", timeZone: "UTC" } as const;
        const name = new Intl.DateTimeFormat(culture, { ...options, month: "long" }).format(
          Date.UTC(2026, month, 15),
        );
        if (/\d/.test(name) || name.length < 2) return [];
        const read = parseTypedDate(`15 ${name} 2026`, culture);
        return read === `2026-${String(month + 1).padStart(2, "0")}-15`
          ? []
          : [`${culture} ${name}: ${read}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

test.each(["en", "es"])("amounts, counts and days read as in CLDR, %s", (language) => {
  const money = currencies.flatMap((currency) => {
    const format = new Intl.NumberFormat(language, { style: "currency", currency });
    const unit = 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
    return [0, 4900, 599_900, 123_456_789, -1250].flatMap((amount) => {
      const [shown, wanted] = [moneyText(amount, currency, language), format.format(amount / unit)];
      return shown === wanted ? [] : [`${shown}, not ${wanted}`];
    });
  });
  expect(money).toEqual([]);
  for (const count of [0, 7, 999, 1000, 9999, 10_000, 1_234_567])
    expect(shownCount(count, language)).toBe(count.toLocaleString(language));
  for (let month = 1; month <= 12; month += 1) {
    const day = `2026-${String(month).padStart(2, "0")}-05`;
    const format = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
    expect(dayText(day, language)).toBe(format.format(new Date(day)));
  }
});
