import { z } from "zod";
import { selectTenantModels } from "~/data/shard/tenant-models";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** The tenant's models with their settings, by name; archived ones only when they are asked for. */
export const listModels = defineOperation({
  name: "models.list",
  permission: "TenantModel.ViewModel",
  input: z.object({ includeArchived: z.boolean().default(false) }),
  async run(context: TenantContext, { includeArchived }) {
    const models = await selectTenantModels(context.shard);
    return includeArchived ? models : models.filter(({ archivedAt }) => archivedAt === null);
  },
});
