import { z } from "zod";
import { findSecondFactor } from "~/data/control/second-factor";
import { AppError } from "~/domain/errors/app-error";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";

/** The state of one's own second factor. A secret is shown only until it is confirmed. */
export type SecondFactorState =
  | { is: "off" }
  | { is: "unconfirmed"; secret: string; address: string }
  | { is: "on"; recoveryCodesLeft: number; hasPassword: boolean };

export const getSecondFactor = defineOperation({
  name: "accounts.get-second-factor",
  permission: "signed-in",
  input: z.object({}),
  async run(context: VisitorContext): Promise<SecondFactorState> {
    const user = await findSecondFactor(context.control, context.actor.id);
    if (!user) throw new AppError("not-found", "error.not-found");
    if (user.totpConfirmedAt)
      return {
        is: "on",
        recoveryCodesLeft: user.recoveryCodes?.length ?? 0,
        hasPassword: user.passwordHash !== "",
      };
    const secret = user.totpSecret && (await context.secrets.unseal(user.totpSecret));
    if (!secret) return { is: "off" };
    return { is: "unconfirmed", secret, address: context.secrets.totp.address(secret, user.email) };
  },
});
