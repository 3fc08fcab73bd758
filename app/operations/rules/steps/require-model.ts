import { findTenantModel, type StoredModel } from "~/data/shard/tenant-models";
import { AppError } from "~/domain/errors/app-error";
import type { TenantContext } from "../../context";

/** The model whose rules are asked for. Throws AppError `not-found`. */
export async function requireModel({ shard }: TenantContext, modelId: string): Promise<StoredModel> {
  const model = await findTenantModel(shard, modelId);
  if (!model) throw new AppError("not-found", "error.model-not-found");
  return model;
}
