import type { MailboxRow } from "~/data/shard/mailboxes";
import { AppError } from "~/domain/errors/app-error";
import type { TenantContext } from "../../context";
import type { SealUse } from "../../ports";

/** What the secret of a tenant's mailbox is sealed for. */
export const mailboxSecretOf = ({ id }: { id: string }): SealUse => ({
  purpose: "mailbox-secret",
  owner: id,
});

/** The secret of a mailbox. Throws AppError `invalid` when no pepper opens it any more: it must be typed again. */
export async function secretOf(
  { secrets, tenant }: Pick<TenantContext, "secrets" | "tenant">,
  { sealedSecret }: Pick<MailboxRow, "sealedSecret">,
): Promise<string> {
  const secret = await secrets.unseal(sealedSecret, mailboxSecretOf(tenant));
  if (secret === null) throw new AppError("invalid", "mailbox.problem.secret-required", { field: "secret" });
  return secret;
}
