import { commit } from "~/data/commit";
import { updateTemplate } from "~/data/shard/export-templates";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { AppError } from "~/domain/errors/app-error";
import type { ExportTemplate } from "~/domain/exports/export-layout";
import { editTemplateInput } from "~/domain/exports/export-template-inputs";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireModel } from "../documents/steps/document-scope";
import { checkName, checkSources, foldedName } from "./steps/check-template";
import { requireTemplate } from "./steps/require-template";

/**
 * Saves an export template. Throws AppError `not-found`, `conflict` when the name is taken or someone else saved it
 * since, and InvalidInput at columns whose source is not there.
 */
export const editTemplate = defineOperation({
  name: "export-templates.edit",
  permission: "TenantModel.EditModel",
  input: editTemplateInput,
  async run(context: TenantContext, { modelId, templateId, revision, ...wanted }): Promise<ExportTemplate> {
    const { shard } = context;
    const { name } = wanted;
    await requireTemplate(context, { modelId, templateId });
    checkSources(wanted.layout, await requireModel(context, modelId));
    await checkName(context, { modelId, templateId, name });
    const [changed] = await commit(shard, [
      updateTemplate(
        shard,
        { modelId, templateId, revision },
        { ...wanted, foldedName: foldedName(name), updatedAt: context.now() },
      ),
      insertShardAuditIfChanged(
        shard,
        auditOf(context, "export-templates.edit", templateId, { name, modelId }),
      ),
    ]);
    if (changed.length === 0) throw new AppError("conflict", "exports.problem.changed");
    return { id: templateId, modelId, ...wanted, revision: revision + 1 };
  },
});
