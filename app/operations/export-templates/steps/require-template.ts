import { findTemplate } from "~/data/shard/export-templates";
import { AppError } from "~/domain/errors/app-error";
import type { ExportTemplate } from "~/domain/exports/export-layout";
import type { TenantContext } from "../../context";

/** A template of a model. Throws AppError `not-found`. */
export async function requireTemplate(
  { shard }: Pick<TenantContext, "shard">,
  at: { modelId: string; templateId: string },
): Promise<ExportTemplate> {
  const template = await findTemplate(shard, at);
  if (!template) throw noSuchTemplate();
  return template;
}

export const noSuchTemplate = () => new AppError("not-found", "exports.problem.no-such-template");
