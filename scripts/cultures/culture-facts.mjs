// How cultures write dates and numbers, as a full ICU (Node's own) has it from the CLDR of Unicode. The runtime of the
// Workers carries a part of it and answers American for what it lacks, so the product takes these facts from files.

const day = new Date(Date.UTC(2026, 10, 23));

/** "dd.MM.yyyy", …: the order and the separator of a date in digits; one kind of separator, no spaces. */
export function datePatternIn(culture) {
  const format = new Intl.DateTimeFormat(culture, {
    calendar: "gregory",
    numberingSystem: "latn",
    timeZone: "UTC",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  const parts = format.formatToParts(day);
  const literals = parts.filter(({ type }) => type === "literal").map(({ value }) => value);
  const separator = /[-./]/.exec(literals.join(""))?.[0] ?? "/";
  const written = { year: "yyyy", month: "MM", day: "dd" };
  const order = parts.map(({ type }) => written[type]).filter(Boolean);
  // A year stands first or last: whoever types it otherwise is read all the same.
  return (
    order[0] === "yyyy" ? ["yyyy", "MM", "dd"] : [...order.filter((part) => part !== "yyyy"), "yyyy"]
  ).join(separator);
}

/**
 * Whether 03/04 and a year after it is the fourth of March: where a date begins with its year, the order of day and month
 * alone says so.
 */
export function isMonthFirstIn(culture) {
  const pattern = datePatternIn(culture);
  if (!pattern.startsWith("yyyy")) return pattern.startsWith("MM");
  const options = {
    calendar: "gregory",
    numberingSystem: "latn",
    timeZone: "UTC",
    month: "2-digit",
    day: "2-digit",
  };
  const parts = new Intl.DateTimeFormat(culture, options).formatToParts(day);
  return parts.find(({ type }) => type === "month" || type === "day").type === "month";
}

/** The signs of numbers, from how many digits before the first group on they are grouped, and the size of further groups. */
export function numberFormIn(culture) {
  const format = new Intl.NumberFormat(culture, { numberingSystem: "latn" });
  const parts = format.formatToParts(1234567.5);
  const sign = (type) => parts.find((part) => part.type === type)?.value;
  const groups = parts.filter(({ type }) => type === "integer").map(({ value }) => value.length);
  const leastBefore = [1, 2, 3].find((count) =>
    format.formatToParts(10 ** (count + 2)).some(({ type }) => type === "group"),
  );
  return { decimal: sign("decimal"), group: sign("group"), leastBefore, further: groups.at(-2) };
}

/** The names of the months in a culture, long and short, standing alone and in a date, each once. */
export function monthNamesIn(culture) {
  const names = [];
  for (const month of ["long", "short"])
    for (let index = 0; index < 12; index += 1) {
      const date = Date.UTC(2026, index, 1);
      const alone = new Intl.DateTimeFormat(culture, { calendar: "gregory", month, timeZone: "UTC" }).format(
        date,
      );
      const inDate = new Intl.DateTimeFormat(culture, {
        calendar: "gregory",
        month,
        day: "numeric",
        timeZone: "UTC",
      })
        .formatToParts(date)
        .find(({ type }) => type === "month").value;
      for (const name of [alone, inDate]) if (/\p{L}/u.test(name)) names.push([index + 1, name]);
    }
  return names;
}

/** How a language writes an amount of a currency: its sign, where it stands, and the digits of its minor unit. */
export function moneyFormIn(language, currency) {
  const format = new Intl.NumberFormat(language, { style: "currency", currency });
  const parts = format.formatToParts(1);
  const at = parts.findIndex(({ type }) => type === "currency");
  const next = parts[at === 0 ? 1 : at - 1];
  return {
    sign: parts[at].value,
    before: at === 0,
    space: next.type === "literal" ? next.value : "",
    digits: format.resolvedOptions().maximumFractionDigits,
  };
}
