import { emailHasAccount } from "~/data/control/users";
import { verificationCodeInput } from "~/domain/accounts/account-inputs";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import { sendCode } from "./steps/send-code";

/**
 * Mails a code for setting a forgotten password; to an e-mail without an account a mail that says so. The answer and the
 * work are the same for both.
 */
export const sendPasswordCode = defineOperation({
  name: "accounts.send-password-code",
  permission: "anyone",
  input: verificationCodeInput,
  async run(context: VisitorContext, input) {
    const known = await emailHasAccount(context.control, input.email);
    await sendCode(
      context,
      { purpose: "password", ...input },
      known ? "accounts.mail.password" : "accounts.mail.unknown",
    );
  },
});
