import { commit } from "~/data/commit";
import { insertAccountAuditIfChanged } from "~/data/control/control-audit";
import { insertMailIfChanged } from "~/data/control/outbox";
import { confirmSecret, findSecondFactor } from "~/data/control/second-factor";
import { readAppCode } from "~/domain/accounts/recovery-code";
import { confirmAppForm } from "~/domain/accounts/second-factor-inputs";
import { AppError } from "~/domain/errors/app-error";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import { accountAudit } from "./account-audit";
import { brake, releaseBrake } from "./brake";
import { wrongFactor } from "./check-factor";
import { newRecoveryCodes } from "./new-recovery-codes";
import { secondFactorMail } from "./notice-mails";

const name = "accounts.confirm-second-factor";

/** Switches the second factor on for whoever gives a code of the new app. Answers the recovery codes, this once. */
export const confirmSecondFactor = defineOperation({
  name,
  permission: "signed-in",
  input: confirmAppForm,
  async run(context: VisitorContext, { code }): Promise<{ recoveryCodes: string[] }> {
    const user = await findSecondFactor(context.control, context.actor.id);
    const sealed = user?.totpSecret;
    const secret = sealed && (await context.secrets.unseal(sealed));
    if (!user || !sealed || !secret) throw new AppError("conflict", "accounts.problem.factor-off");
    await brake(context, "secondFactorByUser", user.userId);
    const at = context.now();
    const step = context.secrets.totp.stepOf(secret, readAppCode(code) ?? "", at);
    if (step === null) throw wrongFactor();
    const { codes, digests } = await newRecoveryCodes(context, user.userId);
    const [confirmed] = await commit(context.control, [
      confirmSecret(context.control, user.userId, { sealed, step, recoveryCodes: digests, at }),
      insertAccountAuditIfChanged(context.control, accountAudit(context, name, user.userId)),
      insertMailIfChanged(context.control, secondFactorMail(context, user, true)),
    ]);
    if (confirmed.length === 0) throw new AppError("conflict", "accounts.problem.factor-on");
    await releaseBrake(context, "secondFactorByUser", user.userId);
    return { recoveryCodes: codes };
  },
});
