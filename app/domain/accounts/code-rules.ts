const minute = 60 * 1000;

/** The life of a 6-digit code: 10 minutes, 5 guesses, and a new one at most once a minute. */
export const codeRules = { lifetime: 10 * minute, attempts: 5, resendGap: minute } as const;

/** What a code is for. It opens nothing else. */
export type CodePurpose = "sign-up";

/** The text whose sealed digest is kept in place of the code. */
export const sealedCodeText = (code: { purpose: CodePurpose; email: string; salt: string; code: string }) =>
  [code.purpose, code.email, code.salt, code.code].join("|");
