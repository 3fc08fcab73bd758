import { commit } from "~/data/commit";
import { insertTemplate } from "~/data/shard/export-templates";
import { insertShardAudit } from "~/data/shard/shard-audit";
import type { ExportTemplate } from "~/domain/exports/export-layout";
import { presetOf } from "~/domain/exports/export-presets";
import { createTemplateInput } from "~/domain/exports/export-template-inputs";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireModel } from "../documents/steps/document-scope";
import { checkName, checkSources, foldedName } from "./steps/check-template";

/**
 * Creates an export template of a model: with the layout of a preset, or with one of its own. Throws AppError
 * `not-found` for the model, `conflict` when the name is taken or there are too many, and InvalidInput at columns whose
 * source is not there.
 */
export const createTemplate = defineOperation({
  name: "export-templates.create",
  permission: "TenantModel.EditModel",
  input: createTemplateInput,
  async run(
    context: TenantContext,
    { modelId, preset, onRelease, inMail, ...wanted },
  ): Promise<ExportTemplate> {
    const { shard } = context;
    const model = await requireModel(context, modelId);
    const usual = presetOf(preset);
    const { name = usual.name, layout = usual.layout } = wanted;
    checkSources(layout, model);
    await checkName(context, { modelId, templateId: null, name });
    const [templateId, at] = [context.newId(), context.now()];
    const names = { name, foldedName: foldedName(name) };
    await commit(shard, [
      insertTemplate(shard, {
        id: templateId,
        modelId,
        ...names,
        layout,
        onRelease,
        inMail,
        createdAt: at,
        updatedAt: at,
      }),
      insertShardAudit(shard, auditOf(context, "export-templates.create", templateId, { name, modelId })),
    ]);
    return { id: templateId, modelId, name, layout, onRelease, inMail, revision: 1 };
  },
});
