import { commit } from "~/data/commit";
import { revokeKeyRow, selectKeysOf } from "~/data/control/api-users";
import { insertControlAuditIfChanged } from "~/data/control/control-audit";
import { AppError } from "~/domain/errors/app-error";
import { revokeKeyInput } from "~/domain/keys/key-inputs";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireApiUser } from "./steps/require-api-user";

/**
 * Revokes a key: from the next request on it is not valid. Throws AppError `not-found`; revoking twice is not an error.
 */
export const revokeKey = defineOperation({
  name: "keys.revoke",
  permission: "ApiKeys.Edit",
  input: revokeKeyInput,
  async run(context: TenantContext, { memberId, keyId }) {
    const { control } = context;
    await requireApiUser(context, memberId);
    const [revoked] = await commit(control, [
      revokeKeyRow(control, { memberId, keyId, at: context.now() }),
      insertControlAuditIfChanged(control, auditOf(context, "keys.revoke", keyId, { memberId })),
    ]);
    if (revoked.length > 0) return;
    const keys = await selectKeysOf(control, memberId, 1_000);
    if (!keys.some(({ id }) => id === keyId)) throw new AppError("not-found", "keys.problem.no-such-key");
  },
});
