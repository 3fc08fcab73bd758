import { emailHasAccount } from "~/data/control/users";
import { verificationCodeInput } from "~/domain/accounts/account-inputs";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import { sendCode } from "./steps/send-code";

/**
 * Queues a mail with a 6-digit code for signing up. Anyone who asks gets the same answer for every e-mail; the owner of
 * one that has an account is notified of that by e-mail instead. Throws `too-many` within a minute of the last code.
 */
export const sendVerificationCode = defineOperation({
  name: "accounts.send-verification-code",
  permission: "anyone",
  input: verificationCodeInput,
  async run(context: VisitorContext, input) {
    const known = await emailHasAccount(context.control, input.email);
    await sendCode(
      context,
      { purpose: "sign-up", ...input },
      known ? "accounts.mail.known" : "accounts.mail.code",
    );
  },
});
