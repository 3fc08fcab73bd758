import { commit } from "~/data/commit";
import { insertAccountAuditIfChanged } from "~/data/control/control-audit";
import { findAwaiting, openAwaitingIfChanged } from "~/data/control/second-factor";
import { secondFactorInput } from "~/domain/accounts/second-factor-inputs";
import { AppError } from "~/domain/errors/app-error";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import { accountAudit } from "./steps/account-audit";
import { checkFactor, wrongFactor } from "./steps/check-factor";
import { enforceRateLimit, resetRateLimit } from "./steps/rate-limit";

const name = "accounts.pass-second-factor";
const quarterHour = 15 * 60 * 1000;

/**
 * Lets a session in that awaits its second factor, for a code of the app or a recovery code. Each code works once. Returns
 * the token under which the session goes on. Throws `unauthenticated` when the sign-in is over a quarter of an hour old.
 */
export const passSecondFactor = defineOperation({
  name,
  permission: "anyone",
  input: secondFactorInput,
  async run(context: VisitorContext, { token, code, address }): Promise<{ token: string }> {
    await enforceRateLimit(context, "signInByAddress", address);
    const tokenHash = await context.secrets.digest(token);
    const since = new Date(context.now().getTime() - quarterHour);
    const user = await findAwaiting(context.control, tokenHash, since);
    if (!user) throw new AppError("unauthenticated", "accounts.problem.factor-late");
    const { spend } = await checkFactor(context, user, code);
    const newToken = context.secrets.newToken();
    const [used] = await commit(context.control, [
      spend,
      openAwaitingIfChanged(context.control, tokenHash, await context.secrets.digest(newToken)),
      insertAccountAuditIfChanged(context.control, accountAudit(context, name, user.userId)),
    ]);
    if (used.length === 0) throw wrongFactor();
    await resetRateLimit(context, "secondFactorByUser", user.userId);
    return { token: newToken };
  },
});
