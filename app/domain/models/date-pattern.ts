/** The pattern of dates where no culture says otherwise (the specification's default). */
const defaultDatePattern = "dd/MM/yyyy";

const known = new Map<string, string>();

/**
 * How a culture (BCP 47 tag) writes a date in digits: "MM/dd/yyyy", "dd.MM.yyyy", … Order and separator come from
 * CLDR by way of Intl; always the Gregorian calendar, four digits of year and one kind of separator without spaces, so
 * that what is shown can be typed. A tag that Intl does not know has the default pattern.
 */
export function datePatternOf(culture: string): string {
  const seen = known.get(culture);
  if (seen) return seen;
  const pattern = derive(culture);
  known.set(culture, pattern);
  return pattern;
}

function derive(culture: string): string {
  const format = formatOf(culture);
  if (!format) return defaultDatePattern;
  const parts = format.formatToParts(new Date(0));
  const literals = parts.filter((part) => part.type === "literal").map((part) => part.value);
  const separator = /[-./]/.exec(literals.join(""))?.[0] ?? "/";
  const order = parts.map((part) => part.type).filter((type) => type !== "literal");
  if (order[0] === "year") return ["yyyy", "MM", "dd"].join(separator);
  return (order[0] === "month" ? ["MM", "dd", "yyyy"] : ["dd", "MM", "yyyy"]).join(separator);
}

function formatOf(culture: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat(culture, {
      calendar: "gregory",
      numberingSystem: "latn",
      timeZone: "UTC",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    });
  } catch {
    return null;
  }
}
