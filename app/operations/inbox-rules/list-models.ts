import { z } from "zod";
import { selectTenantModels } from "~/data/shard/tenant-models";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** The models that a rule may lead to, by name: whoever makes rules needs to see no documents. */
export const listModelsForRules = defineOperation({
  name: "inbox-rules.list-models",
  permission: "TenantModel.EditModel",
  input: z.object({}),
  async run({ shard }: TenantContext): Promise<{ id: string; name: string }[]> {
    const models = await selectTenantModels(shard);
    return models.flatMap(({ id, name, archivedAt }) => (archivedAt === null ? { id, name } : []));
  },
});
