import { z } from "zod";
import { type FilterDate, parseFilterDate } from "./date-filter";

/** Longer than any date is written. */
const mostCharacters = 40;

const parsed = (key: string) => (text: string, check: z.RefinementCtx) => {
  const date = text.length > mostCharacters ? undefined : parseFilterDate(text);
  if (date !== undefined) return date;
  check.addIssue({ code: "custom", message: key });
  return z.NEVER;
};

const read = z.union([z.object({ day: z.string() }), z.object({ instant: z.date() })]);

/** A date of a filter; nothing, and the placeholder 1900-01-01, are none (null). A date that was read before stays. */
export const dateInput = z
  .union([z.string().transform(parsed("documents.error.not-a-date")), read], "documents.error.not-a-date")
  .nullish()
  .transform((value): FilterDate | null => value ?? null);

/** A date that must be there, with the key of what is said of one that is not. */
export const requiredDate = (key: string) =>
  z.preprocess(
    (value) => (value instanceof Date ? { instant: value } : value),
    z.union([z.string(key).transform(parsed(key)), read], key).refine((date) => date !== null, key),
  );

/** A day of the calendar as yyyy-mm-dd, or null for none; an instant is none. */
export const dayInput = (key: string) =>
  z
    .string(key)
    .nullish()
    .transform((value, check): string | null => {
      const date = parsed(key)(value ?? "", check);
      if (date === z.NEVER) return z.NEVER;
      if (date === null) return null;
      if ("day" in date) return date.day;
      check.addIssue({ code: "custom", message: key });
      return z.NEVER;
    });
