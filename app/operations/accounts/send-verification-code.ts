import { commit } from "~/data/commit";
import { insertMailIfChanged } from "~/data/control/outbox";
import { emailHasAccount } from "~/data/control/users";
import { putCode } from "~/data/control/verification-codes";
import { verificationCodeInput } from "~/domain/accounts/account-inputs";
import { codeRules, sealedCodeText } from "~/domain/accounts/code-rules";
import { AppError } from "~/domain/errors/app-error";
import { productName } from "~/domain/product";
import { fillText } from "~/locales/fill-text";
import type { Language } from "~/locales/languages";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import { brake } from "./brake";

const purpose = "sign-up";

/**
 * Queues a mail with a 6-digit code for signing up. Whoever asks gets the same answer for every e-mail; the owner of one
 * that has an account is told so by mail instead. Throws `too-many` within a minute of the last code.
 */
export const sendVerificationCode = defineOperation({
  name: "accounts.send-verification-code",
  permission: "anyone",
  input: verificationCodeInput,
  async run(context: VisitorContext, { email, language, address }) {
    await brake(context, "codeByAddress", address);
    await brake(context, "codeByEmail", email);
    const known = await emailHasAccount(context.control, email);
    const code = context.secrets.newCode();
    const now = context.now();
    const [kept] = await commit(context.control, [
      putCode(context.control, await codeRow(context, email, code), earlier(now, codeRules.resendGap)),
      insertMailIfChanged(context.control, {
        id: context.newId(),
        recipient: email,
        createdAt: now,
        ...(known ? knownMail(language) : codeMail(language, code)),
      }),
    ]);
    if (kept.length === 0) throw new AppError("too-many", "accounts.problem.code-too-soon");
  },
});

async function codeRow(context: VisitorContext, email: string, code: string) {
  const salt = context.secrets.newToken();
  const sentAt = context.now();
  return {
    email,
    purpose,
    salt,
    codeHash: await context.secrets.sealedDigest(sealedCodeText({ purpose, email, salt, code })),
    sentAt,
    expiresAt: new Date(sentAt.getTime() + codeRules.lifetime),
  };
}

const earlier = (moment: Date, milliseconds: number) => new Date(moment.getTime() - milliseconds);

const codeMail = (language: Language, code: string) => ({
  subject: fillText(language, "accounts.mail.code.subject", { product: productName }),
  body: fillText(language, "accounts.mail.code.body", {
    product: productName,
    code,
    minutes: codeRules.lifetime / 60_000,
  }),
});

const knownMail = (language: Language) => ({
  subject: fillText(language, "accounts.mail.known.subject", { product: productName }),
  body: fillText(language, "accounts.mail.known.body", { product: productName }),
});
