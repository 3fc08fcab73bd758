import { commit } from "~/data/commit";
import { insertAccountAudit, insertAuditByEmail } from "~/data/control/control-audit";
import type { VisitorContext } from "../../context";
import { accountAudit } from "./account-audit";

/** What was tried: signing in, giving the second factor, the password once more, or a code that was mailed. */
type Attempt = "sign-in" | "second-factor" | "password" | "code";

/** Whose account it was about: known by its id, or only by the e-mail that was typed, which may belong to nobody. */
type Target = { accountId: string } | { email: string };

/**
 * Writes that someone gave a wrong password or code: a log line with the address it came from, and a row in the log of
 * the account's organization. What was typed is kept nowhere. Rate limits bound how often this happens.
 */
export async function noteFailedAttempt(
  context: VisitorContext,
  attempt: Attempt,
  target: Target,
  detail: Record<string, string> = {},
): Promise<void> {
  const operation = `accounts.refused-${attempt}` as const;
  const about = { address: context.address, ...detail };
  if ("accountId" in target) {
    context.log.info(operation, { ...about, account: target.accountId });
    const entry = accountAudit(context, operation, target.accountId, detail);
    await commit(context.control, [insertAccountAudit(context.control, entry)]);
    return;
  }
  context.log.info(operation, { ...about, email: await shortDigest(context, target.email) });
  const entry = { ...accountAudit(context, operation, "", detail), subjectId: null };
  await commit(context.control, [insertAuditByEmail(context.control, entry, target.email)]);
}

/** Enough of an e-mail's digest to see that two lines are about the same one; an e-mail itself stays out of the log. */
export const shortDigest = async (context: VisitorContext, email: string): Promise<string> =>
  (await context.secrets.digest(email)).slice(0, 12);
