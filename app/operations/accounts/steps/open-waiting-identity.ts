import { waitingIdentity } from "~/domain/accounts/identity-inputs";
import type { ProviderIdentity } from "~/domain/accounts/provider-identity";
import { AppError } from "~/domain/errors/app-error";
import type { VisitorContext } from "../../context";

/** The identity in a seal of our own that is not over. Throws `invalid` for anything else. */
export async function openWaitingIdentity(
  context: VisitorContext,
  waiting: string,
): Promise<ProviderIdentity> {
  const text = await context.secrets.unseal(waiting, { purpose: "waiting-identity", owner: "" });
  const found = text === null ? null : waitingIdentity.parse(JSON.parse(text));
  if (!found || found.until <= context.now().getTime())
    throw new AppError("invalid", "accounts.problem.identity-over");
  return found.identity;
}
