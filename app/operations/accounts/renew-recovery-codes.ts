import { commit } from "~/data/commit";
import { insertAccountAuditIfChanged } from "~/data/control/control-audit";
import { findSecondFactor, putRecoveryCodesIfChanged } from "~/data/control/second-factor";
import { secondFactorForm } from "~/domain/accounts/second-factor-inputs";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import { accountAudit } from "./steps/account-audit";
import { checkFactor, wrongFactor } from "./steps/check-factor";
import { newRecoveryCodes } from "./steps/new-recovery-codes";
import { resetRateLimit } from "./steps/rate-limit";

const name = "accounts.renew-recovery-codes";

/** New recovery codes for whoever gives a code; the old ones stop working. Returns them only this once. */
export const renewRecoveryCodes = defineOperation({
  name,
  permission: "signed-in",
  input: secondFactorForm,
  async run(context: VisitorContext, { code }): Promise<{ recoveryCodes: string[] }> {
    const user = await findSecondFactor(context.control, context.actor.id);
    if (!user) throw wrongFactor();
    const { spend } = await checkFactor(context, user, code);
    const { codes, digests } = await newRecoveryCodes(context, user.userId);
    const [used] = await commit(context.control, [
      spend,
      putRecoveryCodesIfChanged(context.control, user.userId, digests),
      insertAccountAuditIfChanged(context.control, accountAudit(context, name, user.userId)),
    ]);
    if (used.length === 0) throw wrongFactor();
    await resetRateLimit(context, "secondFactorByUser", user.userId);
    return { recoveryCodes: codes };
  },
});
