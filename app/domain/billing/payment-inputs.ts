import { z } from "zod";
import { noCardNumber } from "./card-number";

const required = "form.required";
const tooLong = "accounts.problem.too-long";

const name = z
  .string(required)
  .trim()
  .min(1, required)
  .max(60, tooLong)
  .regex(/^[\p{L} '\u2019-]+$/u, "billing.problem.name");

const line = z
  .string()
  .trim()
  .max(120, tooLong)
  .refine(...noCardNumber)
  .default("");
const planCode = z.string(required).min(1, required).max(40, tooLong);
const couponCode = z
  .string()
  .trim()
  .max(40, "billing.problem.coupon-length")
  .refine(...noCardNumber)
  .default("");

/** Who pays and where, as the billing form asks for it. The card itself is never part of an input. */
const payer = {
  ccFirstName: name,
  ccLastName: name,
  nameOnCard: line,
  ccAddress: line,
  ccCity: line,
  ccState: line,
  ccZip: z.string().trim().max(6, "billing.problem.zip").default(""),
};

const flag = z
  .union([z.boolean(), z.string()])
  .default(false)
  .transform((value) => value === true || value === "on" || value === "true");

/** What a card became: a token of the payment service, and what may be shown of it. */
const cardInput = z.object({
  token: z.string().min(1),
  brand: z.string(),
  lastDigits: z.string().length(4),
  expiryMonth: z.number().int().min(1).max(12),
  expiryYear: z.number().int(),
});

export type Card = z.output<typeof cardInput>;

/** The billing form, besides the card. */
export const paymentForm = z.object({ ...payer, couponCode, freeTrial: flag });

export const subscribeInput = paymentForm.extend({
  planCode,
  email: z.email("accounts.problem.email"),
  card: cardInput.nullable(),
});

export const paymentMethodForm = z.object(payer);
export const paymentMethodInput = paymentMethodForm.extend({ card: cardInput });

export const couponInput = z.object({ couponCode: couponCode.pipe(z.string().min(1, required)), planCode });

export const planInput = z.object({ planCode });
