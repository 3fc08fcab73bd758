import { commit } from "~/data/commit";
import { deleteTemplate } from "~/data/shard/export-templates";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { templateInput } from "~/domain/exports/export-template-inputs";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { noSuchTemplate, requireTemplate } from "./steps/require-template";

/** Deletes an export template; files that were made by it stay. Throws AppError `not-found`. */
export const deleteExportTemplate = defineOperation({
  name: "export-templates.delete",
  permission: "TenantModel.EditModel",
  input: templateInput,
  async run(context: TenantContext, { modelId, templateId }): Promise<void> {
    const { shard } = context;
    const { name } = await requireTemplate(context, { modelId, templateId });
    const [deleted] = await commit(shard, [
      deleteTemplate(shard, { modelId, templateId }),
      insertShardAuditIfChanged(
        shard,
        auditOf(context, "export-templates.delete", templateId, { name, modelId }),
      ),
    ]);
    if (deleted.length === 0) throw noSuchTemplate();
  },
});
