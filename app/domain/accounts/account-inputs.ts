import { z } from "zod";
import { noCardNumber } from "../billing/card-number";
import { isCountryCode } from "../tenants/countries";
import { isCommonPassword } from "./common-passwords";

const required = "form.required";

/** Folded, so that one mailbox is one account however its owner writes it. */
export const emailField = z
  .string(required)
  .trim()
  .toLowerCase()
  .min(1, required)
  .max(254, "accounts.problem.email")
  .pipe(z.email("accounts.problem.email"));

export const nameField = z
  .string(required)
  .trim()
  .min(1, required)
  .max(80, "accounts.problem.too-long")
  .refine(...noCardNumber);

const shortestPassword = 10;

const newPasswordField = z
  .string(required)
  .min(1, required)
  .min(shortestPassword, "accounts.problem.password-short")
  .max(200, "accounts.problem.too-long")
  .refine(
    (password) => password.length < shortestPassword || !isCommonPassword(password),
    "accounts.problem.password-common",
  );

export const codeField = z
  .string(required)
  .trim()
  .min(1, required)
  .regex(/^\d{6}$/, "accounts.problem.code-format");

/** The origin of a request: the client's address for counting, and its User-Agent. */
export const origin = {
  address: z.string().max(100),
  userAgent: z.string().transform((text) => text.slice(0, 300)),
};

type Passwords = { password: string; passwordConfirmation: string };

/** Checks that both passwords of a form match, once each is valid. */
const arePasswordsEqual = ({ password, passwordConfirmation }: Passwords) =>
  password === passwordConfirmation;

const differentPasswords = {
  path: ["passwordConfirmation"],
  message: "accounts.problem.password-confirmation",
  when: ({ issues }: { issues: { path?: PropertyKey[] }[] }) =>
    issues.every(({ path }) => !String(path?.[0]).startsWith("password")),
};

/** The form of the first step of signing up. */
export const verificationCodeForm = z.object({ email: emailField });

export const verificationCodeInput = verificationCodeForm.extend({
  language: z.enum(["en", "es"]),
  address: origin.address,
});

/** The form of the second step of signing up. */
export const signUpForm = z
  .object({
    email: emailField,
    code: codeField,
    password: newPasswordField,
    passwordConfirmation: z.string(required).min(1, required),
    countryCode: z.string(required).min(1, required).refine(isCountryCode, "form.required"),
    givenName: nameField,
    familyName: nameField,
  })
  .refine(arePasswordsEqual, differentPasswords);

export const signUpInput = signUpForm.safeExtend({ language: z.enum(["en", "es"]), ...origin });

/** The sign-in form. */
export const signInForm = z.object({
  email: emailField,
  password: z.string(required).min(1, required).max(200, "accounts.problem.sign-in"),
});

export const signInInput = signInForm.extend(origin);

const twoPasswords = {
  password: newPasswordField,
  passwordConfirmation: z.string(required).min(1, required),
};

/** The form of the second step of resetting a password; the first has only the e-mail address. */
export const resetPasswordForm = z
  .object({ email: emailField, code: codeField, ...twoPasswords })
  .refine(arePasswordsEqual, differentPasswords);

export const resetPasswordInput = resetPasswordForm.safeExtend(origin);

/** Changing one's password. Anyone who has none yet leaves the current one empty. */
export const changePasswordForm = z
  .object({ currentPassword: z.string().max(200, "accounts.problem.too-long").default(""), ...twoPasswords })
  .refine(arePasswordsEqual, differentPasswords);
