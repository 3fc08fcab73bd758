import { replaceTotpSeal } from "~/data/control/second-factor";
import type { VisitorContext } from "../../context";
import type { SealUse } from "../../ports";

/** What the secret of an account's authenticator app is sealed for. */
export const totpSecretOf = (userId: string): SealUse => ({ purpose: "second-factor", owner: userId });

/** The secret of an account's app, or null when the seal does not open. A seal by a key that was replaced is renewed. */
export async function openTotpSecret({ secrets, control }: VisitorContext, userId: string, sealed: string) {
  const secret = await secrets.unseal(sealed, totpSecretOf(userId));
  if (secret !== null && (await secrets.isStaleSeal(sealed)))
    await replaceTotpSeal(control, userId, {
      from: sealed,
      to: await secrets.seal(secret, totpSecretOf(userId)),
    });
  return secret;
}
