import { z } from "zod";
import { origin } from "./account-inputs";
import { readAppCode, readRecoveryCode } from "./recovery-code";

const required = "form.required";

/** A code of the app or a recovery code. */
const anyCode = z
  .string(required)
  .trim()
  .min(1, required)
  .max(60, "accounts.problem.factor-format")
  .refine((typed) => readAppCode(typed) ?? readRecoveryCode(typed), "accounts.problem.factor-format");

const appCode = z
  .string(required)
  .trim()
  .min(1, required)
  .refine((typed) => readAppCode(typed), "accounts.problem.code-format");

const password = z.string().max(200, "accounts.problem.too-long").default("");

/** Giving the second factor at sign-in, or to change it. */
export const secondFactorForm = z.object({ code: anyCode });
export const secondFactorInput = secondFactorForm.extend({ token: z.string().min(1).max(100), ...origin });

const token = z.string().min(1).max(100);

/** A new secret belongs to the session that asked for it. */
export const newSecretInput = z.object({ token });

/** Confirming a new authenticator app. Users without a password leave it empty. */
export const confirmAppForm = z.object({ password, code: appCode });
export const confirmAppInput = confirmAppForm.extend({ token });

/** Switching the second factor off. Users without a password leave it empty. */
export const switchOffForm = z.object({ password, code: anyCode });
