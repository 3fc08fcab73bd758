import { z } from "zod";
import { selectRoles } from "~/data/control/roles";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** The roles of the tenant, by name, with how many users hold each. */
export const listRoles = defineOperation({
  name: "roles.list",
  permission: "Roles",
  input: z.object({}),
  run: async ({ control }: TenantContext) => selectRoles(control),
});
