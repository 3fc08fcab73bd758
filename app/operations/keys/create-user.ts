import { commit } from "~/data/commit";
import { selectApiUsers } from "~/data/control/api-users";
import { insertControlAudit } from "~/data/control/control-audit";
import { insertMember } from "~/data/control/members";
import { userStatus } from "~/domain/accounts/person";
import { AppError } from "~/domain/errors/app-error";
import { maxApiUsers } from "~/domain/keys/api-user";
import { createApiUserInput } from "~/domain/keys/key-inputs";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireGrantableRole } from "../roles/steps/require-role";

/** Creates a user that only keys act for, in a role that allows no more than the caller's own. Returns its id. */
export const createApiUser = defineOperation({
  name: "keys.create-user",
  permission: "ApiKeys.Edit",
  input: createApiUserInput,
  async run(context: TenantContext, { name, roleId }) {
    const { control } = context;
    await requireGrantableRole(context, roleId);
    const [memberId, now] = [context.newId(), context.now()];
    if ((await selectApiUsers(control, now)).length >= maxApiUsers)
      throw new AppError("conflict", "keys.problem.too-many-users", { values: { most: maxApiUsers } });
    await commit(control, [
      insertMember(control, {
        id: memberId,
        kind: "api",
        givenName: name,
        familyName: "",
        roleId,
        status: userStatus.active,
        joinedAt: now,
        createdAt: now,
      }),
      insertControlAudit(control, auditOf(context, "keys.create-user", memberId, { name, roleId })),
    ]);
    return { memberId };
  },
});
