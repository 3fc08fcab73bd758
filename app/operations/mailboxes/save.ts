import { commit } from "~/data/commit";
import { findMailbox, putMailbox } from "~/data/shard/mailboxes";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { AppError } from "~/domain/errors/app-error";
import { MailboxError } from "~/domain/mailboxes/mailbox-error";
import { saveMailboxInput } from "~/domain/mailboxes/mailbox-inputs";
import { auditOfTenant } from "../audit-of";
import { defineOperation } from "../define-operation";
import type { ConnectingContext } from "./mailbox-ports";
import { mailboxSecretOf, secretOf } from "./steps/mailbox-secret";

/**
 * Connects the organization's mailbox: signs in, looks into it, and takes what comes from now on. A secret left empty stays what
 * it was, but only for the same directory and application. Throws AppError `invalid` at the secret when it must be typed,
 * and `unavailable` with a sentence when Microsoft does not let us in.
 */
export const saveMailbox = defineOperation({
  name: "mailboxes.save",
  permission: "Tenant.Edit",
  input: saveMailboxInput,
  async run(context: ConnectingContext, { secret: typed, ...place }): Promise<void> {
    const { shard, secrets, tenant, now } = context;
    const saved = await findMailbox(shard);
    const isSame = saved?.directoryId === place.directoryId && saved.clientId === place.clientId;
    if (typed === "" && !(saved && isSame))
      throw new AppError("invalid", "mailbox.problem.secret-required", { field: "secret" });
    const secret = typed !== "" || !saved ? typed : await secretOf(context, saved);
    const at = now();
    try {
      const mailbox = await context.mailboxes.open(place, secret);
      await mailbox.list({ since: at });
    } catch (error) {
      if (!(error instanceof MailboxError)) throw error;
      throw new AppError("unavailable", `mailbox.problem.${error.problem}`, { cause: error });
    }
    const sealedSecret = await secrets.seal(secret, mailboxSecretOf(tenant));
    const connectedAt = isSame && saved.address === place.address ? saved.connectedAt : at;
    const afresh = {
      link: null,
      subscriptionId: null,
      subscribedUntil: null,
      stateDigest: null,
      lastSuccessAt: null,
      lastFailureAt: null,
    };
    const begun = { failures: 0, problem: null, warnedAt: null, dueAt: at, busyUntil: at };
    await commit(shard, [
      putMailbox(shard, {
        ...place,
        ...(connectedAt === at && afresh),
        ...begun,
        sealedSecret,
        connectedAt,
      }),
      insertShardAudit(shard, auditOfTenant(context, "mailboxes.save", place)),
    ]);
  },
});
