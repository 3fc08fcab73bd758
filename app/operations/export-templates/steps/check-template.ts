import { selectTemplates } from "~/data/shard/export-templates";
import type { StoredModel } from "~/data/shard/tenant-models";
import { AppError } from "~/domain/errors/app-error";
import { InvalidInput } from "~/domain/errors/invalid-input";
import { isKnownSource } from "~/domain/exports/column-sources";
import { type ExportLayout, maxTemplates } from "~/domain/exports/export-layout";
import { exportedFieldsOf } from "~/domain/exports/exported-fields-of";
import type { TenantContext } from "../../context";

/** Throws InvalidInput at the columns whose source is not there. */
export function checkSources({ columns }: ExportLayout, model: StoredModel): void {
  const fields = exportedFieldsOf(model);
  const unknown = columns.flatMap(({ source }, at) =>
    isKnownSource(source, fields)
      ? []
      : [{ path: ["layout", "columns", at, "source"], message: "exports.problem.source" }],
  );
  if (unknown.length > 0) throw new InvalidInput(unknown);
}

/** Throws AppError `conflict` when another template of the model is called so, or a new one would be one too many. */
export async function checkName(
  { shard }: Pick<TenantContext, "shard">,
  { modelId, templateId, name }: { modelId: string; templateId: string | null; name: string },
): Promise<void> {
  const others = (await selectTemplates(shard, modelId)).filter(({ id }) => id !== templateId);
  if (templateId === null && others.length >= maxTemplates)
    throw new AppError("conflict", "exports.problem.too-many", { values: { most: maxTemplates } });
  if (others.some((other) => foldedName(other.name) === foldedName(name)))
    throw new AppError("conflict", "exports.problem.name-taken", { field: "name" });
}

export const foldedName = (name: string): string => name.normalize("NFKC").toLowerCase();
