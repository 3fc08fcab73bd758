import { commit } from "~/data/commit";
import { insertAccountAuditIfChanged } from "~/data/control/control-audit";
import { insertMailIfChanged } from "~/data/control/outbox";
import { clearSecondFactorIfChanged, findSecondFactor } from "~/data/control/second-factor";
import { switchOffForm } from "~/domain/accounts/second-factor-inputs";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import { accountAudit } from "./steps/account-audit";
import { checkFactor, wrongFactor } from "./steps/check-factor";
import { secondFactorMail } from "./steps/notice-mails";
import { resetRateLimit } from "./steps/rate-limit";
import { requirePassword } from "./steps/require-password";

const name = "accounts.switch-off-second-factor";

/** Switches the second factor off for whoever gives the password and a code. Throws `invalid` at either field. */
export const switchOffSecondFactor = defineOperation({
  name,
  permission: "signed-in",
  input: switchOffForm,
  async run(context: VisitorContext, { password, code }) {
    const user = await findSecondFactor(context.control, context.actor.id);
    if (!user) throw wrongFactor();
    await requirePassword(context, user, password);
    const { spend } = await checkFactor(context, user, code);
    const [used] = await commit(context.control, [
      spend,
      clearSecondFactorIfChanged(context.control, user.userId),
      insertAccountAuditIfChanged(context.control, accountAudit(context, name, user.userId)),
      insertMailIfChanged(context.control, secondFactorMail(context, user, false)),
    ]);
    if (used.length === 0) throw wrongFactor();
    await resetRateLimit(context, "secondFactorByUser", user.userId);
  },
});
