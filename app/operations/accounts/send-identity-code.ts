import { identityEmailInput } from "~/domain/accounts/identity-inputs";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import { openWaitingIdentity } from "./steps/open-waiting-identity";
import { sendCode } from "./steps/send-code";

/** Mails a code to the e-mail that someone from a sign-in provider claims, whether or not it has an account. */
export const sendIdentityCode = defineOperation({
  name: "accounts.send-identity-code",
  permission: "anyone",
  input: identityEmailInput,
  async run(context: VisitorContext, { waiting, ...sending }) {
    await openWaitingIdentity(context, waiting);
    await sendCode(context, { purpose: "identity", ...sending }, "accounts.mail.identity");
  },
});
