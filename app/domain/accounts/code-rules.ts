const minute = 60 * 1000;

/** The life of a 6-digit code: 10 minutes, 5 guesses, and a new one at most once a minute. */
export const codeRules = { lifetime: 10 * minute, attempts: 5, resendGap: minute } as const;

/**
 * What a code is for; it is not valid for anything else. `identity` proves the e-mail that a sign-in provider does not
 * prove, `password` sets a forgotten one, `email` proves a new address.
 */
export type CodePurpose = "sign-up" | "identity" | "password" | "email";

/** The text whose sealed digest is kept in place of the code. */
export const sealedCodeText = (code: { purpose: CodePurpose; email: string; salt: string; code: string }) =>
  [code.purpose, code.email, code.salt, code.code].join("|");
