import { z } from "zod";
import { permissions } from "~/domain/permissions/permission";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** Everything that a role can be allowed. */
export const listPermissions = defineOperation({
  name: "roles.list-permissions",
  permission: "Roles",
  input: z.object({}),
  run: async (_context: TenantContext) => permissions,
});
