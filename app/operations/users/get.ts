import { memberInput } from "~/domain/people/user-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireUser } from "./steps/require-user";

/** One user of the tenant. Throws AppError `not-found`. */
export const getUser = defineOperation({
  name: "users.get",
  permission: "Users.List",
  input: memberInput,
  async run(context: TenantContext, { memberId }) {
    const { rolePermissions: _, ...user } = await requireUser(context, memberId);
    return user;
  },
});
