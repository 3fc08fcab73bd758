import { z } from "zod";
import { selectExports } from "~/data/control/tenant-exports";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** The organization's latest exports, newest first. */
export const listExports = defineOperation({
  name: "tenants.list-exports",
  permission: "Tenant.Export",
  input: z.object({}),
  run: ({ control }: TenantContext) => selectExports(control, 20),
});
