import { findTenantModel } from "~/data/shard/tenant-models";
import { AppError } from "~/domain/errors/app-error";
import type { WebhookContext } from "../webhook-ports";

type Settings = { url: string; modelIds: readonly string[] | null; headerName: string; headerValue: string };

/** Throws AppError `invalid` at what an endpoint cannot have: an address that is not outside, a model of nobody's. */
export async function checkSettings(
  { webhooks, shard }: Pick<WebhookContext, "webhooks" | "shard">,
  { url, modelIds, headerName, headerValue }: Settings,
): Promise<void> {
  const problem = webhooks.problemOf(url);
  if (problem) throw new AppError("invalid", problem, { field: "url" });
  if (headerValue && !headerName)
    throw new AppError("invalid", "webhooks.problem.header-nameless", { field: "headerName" });
  const models = await Promise.all((modelIds ?? []).map((id) => findTenantModel(shard, id)));
  if (models.some((model) => !model))
    throw new AppError("invalid", "error.model-not-found", { field: "modelIds" });
}
