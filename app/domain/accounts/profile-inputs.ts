import { z } from "zod";
import { changePasswordForm, codeField, emailField, nameField, origin } from "./account-inputs";

const language = z.enum(["en", "es"]);
const token = z.string().min(1).max(100);

/** The form of names and language. */
export const profileForm = z.object({ givenName: nameField, familyName: nameField, language });

export const namesInput = z.object({ givenName: nameField, familyName: nameField });
export const languageInput = z.object({ language });

/** The forms of the two steps of changing the e-mail address. Users without a password leave it empty. */
export const newEmailForm = z.object({
  email: emailField,
  password: z.string().max(200, "accounts.problem.too-long").default(""),
});
export const newEmailInput = newEmailForm.extend({ language, address: origin.address });
export const newEmailCodeForm = newEmailForm.extend({ code: codeField });

/** `token` is the session that stays open. */
export const changePasswordInput = changePasswordForm.safeExtend({ token });

/** The account's password again. Users without one leave it empty. */
export const passwordAgainForm = z.object({
  password: z.string().max(200, "accounts.problem.too-long").default(""),
});

/** A session by the digest that the table knows it by. */
export const endSessionInput = passwordAgainForm.extend({ sessionId: z.string().regex(/^[0-9a-f]{64}$/) });
