import { z } from "zod";
import { selectRoles } from "~/data/control/roles";
import { mayGrant } from "~/domain/people/may-grant";
import { heldBy } from "~/domain/permissions/held-by";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** The roles that the caller may give to a user: those that allow no more than the caller's own. */
export const listRoleChoices = defineOperation({
  name: "roles.list-choices",
  permission: "signed-in",
  input: z.object({}),
  async run({ control, tenant, actor }: TenantContext) {
    const roles = await selectRoles(control, tenant.id);
    return roles
      .filter(({ permissions }) => mayGrant(heldBy(actor), permissions))
      .map(({ id, name }) => ({ id, name }));
  },
});
