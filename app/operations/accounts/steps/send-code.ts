import { commit } from "~/data/commit";
import { insertMailIfChanged } from "~/data/control/outbox";
import { putCode } from "~/data/control/verification-codes";
import { type CodePurpose, codeRules, sealedCodeText } from "~/domain/accounts/code-rules";
import { AppError } from "~/domain/errors/app-error";
import { productName } from "~/domain/product";
import { fillText } from "~/locales/fill-text";
import type { Language } from "~/locales/languages";
import type { VisitorContext } from "../../context";
import { enforceRateLimit } from "./rate-limit";

type Sending = { purpose: CodePurpose; email: string; language: Language; address: string };

/** A mail by the beginning of its texts' keys: `.subject` and `.body`. */
type MailKey = `accounts.mail.${string}`;

/**
 * Keeps a new code and queues one mail, which carries the code only where its text has a place for it: the same work
 * whatever is known of the e-mail. Throws `too-many` within a minute of the last code, or beyond the rate limits.
 */
export async function sendCode(context: VisitorContext, sending: Sending, mailKey: MailKey): Promise<void> {
  const { email, language, address } = sending;
  await enforceRateLimit(context, "codeByAddress", address);
  await enforceRateLimit(context, "codeByEmail", email);
  const code = context.secrets.newCode();
  const now = context.now();
  const values = { product: productName, code, minutes: codeRules.lifetime / 60_000 };
  const [kept] = await commit(context.control, [
    putCode(
      context.control,
      await codeRow(context, sending, code),
      new Date(now.getTime() - codeRules.resendGap),
    ),
    insertMailIfChanged(context.control, {
      id: context.newId(),
      recipient: email,
      createdAt: now,
      subject: fillText(language, `${mailKey}.subject`, values),
      body: fillText(language, `${mailKey}.body`, values),
    }),
  ]);
  if (kept.length === 0) throw new AppError("too-many", "accounts.problem.code-too-soon");
}

async function codeRow(context: VisitorContext, { purpose, email }: Sending, code: string) {
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
