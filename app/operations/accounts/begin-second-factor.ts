import { putUnconfirmedSecret } from "~/data/control/second-factor";
import { newSecretInput } from "~/domain/accounts/second-factor-inputs";
import { AppError } from "~/domain/errors/app-error";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import { sealNewSecret } from "./steps/new-app-secret";

/** Makes a new secret for an authenticator app; it counts once a code confirms it. Throws `conflict` when one is in use. */
export const beginSecondFactor = defineOperation({
  name: "accounts.begin-second-factor",
  permission: "signed-in",
  input: newSecretInput,
  async run(context: VisitorContext, { token }) {
    const sealed = await sealNewSecret(context, token);
    const kept = await putUnconfirmedSecret(context.control, context.actor.id, sealed);
    if (kept.length === 0) throw new AppError("conflict", "accounts.problem.factor-on");
  },
});
