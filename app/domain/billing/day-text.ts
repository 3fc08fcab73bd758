import { type Day, startOfDay } from "./days";

/** A day as it is written out in a language: "December 5, 2026", "5 de diciembre de 2026". */
export const dayText = (day: Day, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(startOfDay(day));
