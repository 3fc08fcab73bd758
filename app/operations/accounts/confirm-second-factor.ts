import { commit } from "~/data/commit";
import { insertAccountAuditIfChanged } from "~/data/control/control-audit";
import { insertMailIfChanged } from "~/data/control/outbox";
import { confirmSecret, findSecondFactor } from "~/data/control/second-factor";
import { renewSessionIfChanged, revokeOtherSessionsIfChanged } from "~/data/control/sessions";
import { readAppCode } from "~/domain/accounts/recovery-code";
import { confirmAppInput } from "~/domain/accounts/second-factor-inputs";
import { AppError } from "~/domain/errors/app-error";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import { accountAudit } from "./steps/account-audit";
import { wrongFactor } from "./steps/check-factor";
import { openNewSecret } from "./steps/new-app-secret";
import { newRecoveryCodes } from "./steps/new-recovery-codes";
import { noteFailedAttempt } from "./steps/note-failed-attempt";
import { secondFactorMail } from "./steps/notice-mails";
import { enforceRateLimit, resetRateLimit } from "./steps/rate-limit";
import { requirePassword } from "./steps/require-password";
import { totpSecretOf } from "./steps/totp-secret";

const name = "accounts.confirm-second-factor";

type Confirmed = { recoveryCodes: string[]; token: string };

/**
 * Switches the second factor on for whoever gives the password and a code of the new app. The session goes on under a new
 * token, all others end. Returns the recovery codes, this once, and the token. Throws `invalid` at either field.
 */
export const confirmSecondFactor = defineOperation({
  name,
  permission: "signed-in",
  input: confirmAppInput,
  async run(context: VisitorContext, { password, code, token }): Promise<Confirmed> {
    const user = await findSecondFactor(context.control, context.actor.id);
    const sealed = user?.totpSecret ?? null;
    const secret = await openNewSecret(context, sealed, token);
    if (!user || !sealed || !secret) throw new AppError("conflict", "accounts.problem.factor-off");
    await requirePassword(context, user, password);
    await enforceRateLimit(context, "secondFactorByUser", user.userId);
    const at = context.now();
    const step = context.secrets.totp.stepOf(secret, readAppCode(code) ?? "", at);
    if (step === null) {
      await noteFailedAttempt(context, "second-factor", { accountId: user.userId });
      throw wrongFactor();
    }
    const { codes, digests } = await newRecoveryCodes(context, user.userId);
    const kept = await context.secrets.seal(secret, totpSecretOf(user.userId));
    const newToken = context.secrets.newToken();
    const [from, to] = [await context.secrets.digest(token), await context.secrets.digest(newToken)];
    const [confirmed] = await commit(context.control, [
      confirmSecret(context.control, user.userId, { sealed, kept, step, recoveryCodes: digests, at }),
      insertAccountAuditIfChanged(context.control, accountAudit(context, name, user.userId)),
      insertMailIfChanged(context.control, secondFactorMail(context, user, true)),
      renewSessionIfChanged(context.control, from, to),
      revokeOtherSessionsIfChanged(context.control, user.userId, to, at),
    ]);
    if (confirmed.length === 0) throw new AppError("conflict", "accounts.problem.factor-on");
    await resetRateLimit(context, "secondFactorByUser", user.userId);
    return { recoveryCodes: codes, token: newToken };
  },
});
