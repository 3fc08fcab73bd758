import { cultureFormatOf } from "./culture-format";

/**
 * How a culture (BCP 47 tag) writes a date in digits: "MM/dd/yyyy", "dd.MM.yyyy", … Always the Gregorian calendar, four
 * digits of year and one kind of separator without spaces, so that what is shown can be typed.
 */
export const datePatternOf = (culture: string): string => cultureFormatOf(culture).date;

/** Whether a culture reads 03/04 with the year after it as the fourth of March. */
export const isMonthFirst = (culture: string): boolean => cultureFormatOf(culture).monthFirst;
