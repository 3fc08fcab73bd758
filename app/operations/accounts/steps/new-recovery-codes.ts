import { recoveryCodeCount, recoveryCodeFrom } from "~/domain/accounts/recovery-code";
import type { VisitorContext } from "../../context";
import { recoveryDigest } from "./check-factor";

/** New recovery codes of an account, to be shown once, and their digests, which are all that is kept. */
export async function newRecoveryCodes(context: VisitorContext, userId: string) {
  const codes = Array.from({ length: recoveryCodeCount }, () => recoveryCodeFrom(context.secrets.newToken()));
  const digests = await Promise.all(codes.map((code) => recoveryDigest(context, userId, code)));
  return { codes, digests };
}
