import { z } from "zod";
import { putUnconfirmedSecret } from "~/data/control/second-factor";
import { AppError } from "~/domain/errors/app-error";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";

/** Makes a new secret for an authenticator app; it counts once a code confirms it. Throws `conflict` when one is in use. */
export const beginSecondFactor = defineOperation({
  name: "accounts.begin-second-factor",
  permission: "signed-in",
  input: z.object({}),
  async run(context: VisitorContext) {
    const sealed = await context.secrets.seal(context.secrets.totp.newSecret());
    const kept = await putUnconfirmedSecret(context.control, context.actor.id, sealed);
    if (kept.length === 0) throw new AppError("conflict", "accounts.problem.factor-on");
  },
});
