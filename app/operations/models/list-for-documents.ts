import { z } from "zod";
import { selectTenantModels } from "~/data/shard/tenant-models";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** The models that take documents, by name, for people who may see documents but not settings. */
export const listDocumentModels = defineOperation({
  name: "models.list-for-documents",
  permission: "TenantModel.ViewDocument",
  input: z.object({}),
  async run(context: TenantContext) {
    const models = await selectTenantModels(context.shard);
    const open = models.filter(({ archivedAt }) => archivedAt === null);
    return open.map(({ id, name, baseModelId }) => ({ id, name, baseModelId }));
  },
});
