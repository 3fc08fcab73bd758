import { z } from "zod";
import { selectRoles } from "~/data/control/roles";
import { mayGiveRole } from "~/domain/people/may-give-role";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** The roles that the caller may give to a user: those that allow no more than the caller's own. */
export const listRoleChoices = defineOperation({
  name: "roles.list-choices",
  permission: "signed-in",
  input: z.object({}),
  async run({ control, actor }: TenantContext) {
    const roles = await selectRoles(control);
    return roles.filter((role) => mayGiveRole(actor, role)).map(({ id, name }) => ({ id, name }));
  },
});
