import { z } from "zod";
import { addDays, type Day, dayOf } from "./days";

const required = "form.required";
const text = z.string().default("");

/**
 * The billing customer payload of the API (specification, section 3) without the card, whose fields are taken out before
 * anything reads the rest. Dates are month/day/year.
 */
export const customerPayload = z.object({
  customerCode: z.string(required),
  firstName: text,
  lastName: text,
  email: z.email("accounts.problem.email"),
  Company: text,
  currencyCode: text,
  subscription: z.object({
    planCode: z.string(required),
    initialBillDate: text,
    currencyCode: text,
    changeBillDate: text,
    ccFirstName: z.string(required),
    ccLastName: z.string(required),
    CCExpiration: text,
    ccAddress: text,
    ccCity: text,
    ccState: text,
    ccZip: text,
    Method: z.enum(["cc", ""]).default("cc"),
    couponCode: text,
  }),
});

/** Month and year of an expiry such as 05/2030, 05/30 or 052030; empty where they cannot be read. */
export function expiryOf(text: string): { month: string; year: string } {
  const [, month = "", year = ""] = /^(\d{1,2})\D?(\d{4}|\d{2})$/.exec(text.trim()) ?? [];
  if (month === "") return { month, year };
  return { month: month.padStart(2, "0"), year: year.length === 2 ? `20${year}` : year };
}

/**
 * Whether the first bill is asked for later than today, which is a trial. The date has the day on it that the payment
 * service adds when it writes one.
 */
export function asksForTrial(initialBillDate: string, now: Date): boolean {
  const day = dayWritten(initialBillDate);
  return day !== null && addDays(day, -1) > dayOf(now);
}

function dayWritten(text: string): Day | null {
  const [, month = "", date = "", year = ""] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? [];
  const day = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  return year !== "" && !Number.isNaN(Date.parse(day)) ? day : null;
}
