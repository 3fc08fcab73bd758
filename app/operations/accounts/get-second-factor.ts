import { findSecondFactor } from "~/data/control/second-factor";
import { newSecretInput } from "~/domain/accounts/second-factor-inputs";
import { AppError } from "~/domain/errors/app-error";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import { openNewSecret } from "./steps/new-app-secret";

/** The state of one's own second factor. A secret is shown until it is confirmed, to the session that asked for it. */
export type SecondFactorState =
  | { is: "off" }
  | { is: "unconfirmed"; secret: string; address: string; hasPassword: boolean }
  | { is: "on"; recoveryCodesLeft: number; hasPassword: boolean };

export const getSecondFactor = defineOperation({
  name: "accounts.get-second-factor",
  permission: "signed-in",
  input: newSecretInput,
  async run(context: VisitorContext, { token }): Promise<SecondFactorState> {
    const user = await findSecondFactor(context.control, context.actor.id);
    if (!user) throw new AppError("not-found", "error.not-found");
    const hasPassword = user.passwordHash !== "";
    if (user.totpConfirmedAt)
      return { is: "on", recoveryCodesLeft: user.recoveryCodes?.length ?? 0, hasPassword };
    const secret = await openNewSecret(context, user.totpSecret, token);
    if (!secret) return { is: "off" };
    const address = context.secrets.totp.address(secret, user.email);
    return { is: "unconfirmed", secret, address, hasPassword };
  },
});
