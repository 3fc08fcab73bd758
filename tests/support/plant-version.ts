import type { VersionMetrics } from "@engine/training/version-metrics";
import { insertVersion } from "~/data/shard/model-versions";
import type { TenantContext } from "~/operations/context";

const figures = { fields: {}, overall: { precision: 1, recall: 1, f1: 1, values: 3 }, calibrationError: 0 };
const metrics: VersionMetrics = {
  by: "vendor",
  folds: 3,
  vendors: 3,
  documents: 3,
  seenBefore: 0,
  before: figures,
  after: figures,
};

/** A proposed version of a model without weights and changes; answers its id. */
export async function plantVersion(context: TenantContext, modelId: string): Promise<string> {
  const id = context.newId();
  const row = { id, modelId, number: 1, name: "planted", baseVersion: "base" };
  const changes = { documents: 3, changedDocuments: 0, changedValues: 0, better: 0, worse: 0 };
  await insertVersion(context.shard, {
    ...row,
    state: "candidate",
    metrics,
    documentCount: 3,
    changes,
    createdAt: context.now(),
  });
  return id;
}
