import { emailHasAccount } from "~/data/control/users";
import { newEmailInput } from "~/domain/accounts/profile-inputs";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireAccount } from "./steps/require-account";
import { requirePassword } from "./steps/require-password";
import { sendCode } from "./steps/send-code";

/**
 * Mails a code to the address that a signed-in person wants to have. The answer is the same when someone has it
 * already; that person is notified by e-mail instead. Throws `invalid` at the field `password`.
 */
export const sendNewEmailCode = defineOperation({
  name: "accounts.send-new-email-code",
  permission: "signed-in",
  input: newEmailInput,
  async run(context: VisitorContext, { password, ...sending }) {
    await requirePassword(context, await requireAccount(context), password);
    const known = await emailHasAccount(context.control, sending.email);
    const mail = known ? "accounts.mail.email-taken" : "accounts.mail.new-email";
    await sendCode(context, { purpose: "email", ...sending }, mail);
  },
});
