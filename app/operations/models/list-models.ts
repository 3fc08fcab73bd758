import { z } from "zod";
import { selectTenantModels } from "~/data/shard/tenant-models";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** The tenant's models with their settings, by name. */
export const listModels = defineOperation({
  name: "models.list",
  permission: "TenantModel.ViewModel",
  input: z.object({}),
  run: (context: TenantContext) => selectTenantModels(context.shard, context.tenant.id),
});
