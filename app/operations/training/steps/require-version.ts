import { findVersion, type VersionRow } from "~/data/shard/model-versions";
import { AppError } from "~/domain/errors/app-error";
import type { TenantContext } from "../../context";

/** The version, which must be the tenant's and, where a model is named, this model's. Throws AppError `not-found`. */
export async function requireVersion(
  { shard }: TenantContext,
  { versionId, modelId }: { versionId: string; modelId?: string | undefined },
): Promise<VersionRow> {
  const version = await findVersion(shard, versionId);
  if (!version || (modelId !== undefined && version.modelId !== modelId))
    throw new AppError("not-found", "training.error.no-version");
  return version;
}
