import { commit } from "~/data/commit";
import { insertKey } from "~/data/control/api-keys";
import { insertControlAudit } from "~/data/control/control-audit";
import { AppError } from "~/domain/errors/app-error";
import { maxOpenKeys } from "~/domain/keys/api-user";
import { createKeyInput } from "~/domain/keys/key-inputs";
import { mayGrant } from "~/domain/people/may-grant";
import { permissionsOf } from "~/domain/permissions/permissions-of";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireApiUser } from "./steps/require-api-user";

const day = 24 * 60 * 60 * 1000;

/**
 * Creates a key of an API user: of its permissions and the caller's at most those asked for. Only this answer shows the
 * key. Documents that come with a sandbox key are never metered, and are deleted after a day.
 */
export const createKey = defineOperation({
  name: "keys.create",
  permission: "ApiKeys.Edit",
  input: createKeyInput,
  async run(context: TenantContext, { memberId, name, permissions, lifetime, isSandbox }) {
    const { control, secrets } = context;
    const user = await requireApiUser(context, memberId);
    for (const held of [permissionsOf(context.actor), user.permissions])
      if (!mayGrant(held, permissions))
        throw new AppError("forbidden", "keys.problem.permission-above", { field: "permissions" });
    if (user.openKeys >= maxOpenKeys)
      throw new AppError("conflict", "keys.problem.too-many-keys", { values: { most: maxOpenKeys } });
    const [keyId, key, now] = [context.newId(), `fw_${secrets.newToken()}`, context.now()];
    const expiresAt = lifetime === null ? null : new Date(now.getTime() + lifetime * day);
    await commit(control, [
      insertKey(control, {
        id: keyId,
        memberId,
        name,
        permissions,
        expiresAt,
        isSandbox,
        hint: key.slice(0, 8),
        keyHash: await secrets.digest(key),
        createdAt: now,
      }),
      insertControlAudit(
        control,
        auditOf(context, "keys.create", keyId, { name, memberId, permissions, lifetime, isSandbox }),
      ),
    ]);
    return { keyId, key };
  },
});
