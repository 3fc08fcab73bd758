import { z } from "zod";
import { selectStatusCounts } from "~/data/shard/document-status-counts";
import { selectTenantModels } from "~/data/shard/tenant-models";
import type { DocumentStatus } from "~/domain/documents/status";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** A model with how many of its documents are in each status; a status without documents is left out. */
export type ModelStanding = { id: string; name: string; counts: Partial<Record<DocumentStatus, number>> };

/** All models of the tenant, archived ones too, with their documents per status. */
export const getMasterReport = defineOperation({
  name: "models.master-report",
  permission: "TenantModel.ViewModel",
  input: z.object({}),
  async run({ shard }: TenantContext): Promise<ModelStanding[]> {
    const [models, counts] = await Promise.all([selectTenantModels(shard), selectStatusCounts(shard)]);
    return models.map(({ id, name }) => {
      const own = counts.filter(({ modelId }) => modelId === id);
      return { id, name, counts: Object.fromEntries(own.map(({ status, count }) => [status, count])) };
    });
  },
});
