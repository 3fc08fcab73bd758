import { z } from "zod";
import { findDeletion } from "~/data/control/tenant-deletion";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** The deletion that was asked for, or null. */
export const getDeletion = defineOperation({
  name: "tenants.get-deletion",
  permission: "Tenant.Delete",
  input: z.object({}),
  run: ({ control }: TenantContext) => findDeletion(control),
});
