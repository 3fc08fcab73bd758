import { isUniqueViolation } from "~/data/is-unique-violation";
import { identityCodeInput } from "~/domain/accounts/identity-inputs";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import { enterAsIdentity } from "./steps/enter-as-identity";
import { openWaitingIdentity } from "./steps/open-waiting-identity";
import { enforceRateLimit } from "./steps/rate-limit";
import { codeExpired, spendCode } from "./steps/spend-code";

/** Signs in someone from a sign-in provider who has proved the e-mail by our code. Returns the session's token. */
export const verifyIdentityEmail = defineOperation({
  name: "accounts.prove-identity-email",
  permission: "anyone",
  input: identityCodeInput,
  async run(context: VisitorContext, { waiting, code, address, ...input }) {
    await enforceRateLimit(context, "signUpByAddress", address);
    const identity = await openWaitingIdentity(context, waiting);
    const codeHash = await spendCode(context, { purpose: "identity", email: input.email, code });
    return enterAsIdentity(context, { ...input, identity, codeHash }).catch((error: unknown) => {
      throw isUniqueViolation(error) ? codeExpired() : error;
    });
  },
});
