import { z } from "zod";
import { isCountryCode } from "../tenants/countries";
import { isCommonPassword } from "./common-passwords";

const required = "form.required";

/** Folded, so that one mailbox is one account however its owner writes it. */
const email = z
  .string(required)
  .trim()
  .toLowerCase()
  .min(1, required)
  .max(254, "accounts.problem.email")
  .pipe(z.email("accounts.problem.email"));

const name = z.string(required).trim().min(1, required).max(80, "accounts.problem.too-long");

const newPassword = z
  .string(required)
  .min(1, required)
  .min(10, "accounts.problem.password-short")
  .max(200, "accounts.problem.too-long")
  .refine((password) => !isCommonPassword(password), "accounts.problem.password-common");

/** Where a request comes from: the client's address for counting, and what its browser calls itself. */
const origin = {
  address: z.string().max(100),
  userAgent: z.string().transform((text) => text.slice(0, 300)),
};

/** The first step of signing up, as a person fills it in. */
export const verificationCodeForm = z.object({ email });

export const verificationCodeInput = verificationCodeForm.extend({
  language: z.enum(["en", "es"]),
  address: origin.address,
});

/** The second step of signing up, as a person fills it in. */
export const signUpForm = z
  .object({
    email,
    code: z
      .string(required)
      .trim()
      .min(1, required)
      .regex(/^\d{6}$/, "accounts.problem.code-format"),
    password: newPassword,
    passwordConfirmation: z.string(required).min(1, required),
    countryCode: z.string(required).min(1, required).refine(isCountryCode, "form.required"),
    givenName: name,
    familyName: name,
  })
  .refine(({ password, passwordConfirmation }) => password === passwordConfirmation, {
    path: ["passwordConfirmation"],
    message: "accounts.problem.password-confirmation",
    when: ({ issues }) => issues.every(({ path }) => !String(path?.[0]).startsWith("password")),
  });

export const signUpInput = signUpForm.safeExtend({ language: z.enum(["en", "es"]), ...origin });

/** Signing in, as a person fills it in. */
export const signInForm = z.object({
  email,
  password: z.string(required).min(1, required).max(200, "accounts.problem.sign-in"),
});

export const signInInput = signInForm.extend(origin);
