import { selectTemplates } from "~/data/shard/export-templates";
import type { StoredModel } from "~/data/shard/tenant-models";
import { sourcesFor } from "~/domain/exports/column-sources";
import type { ExportTemplate } from "~/domain/exports/export-layout";
import { templatesInput } from "~/domain/exports/export-template-inputs";
import { exportedFieldsOf } from "~/domain/exports/exported-fields-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireModel } from "../documents/steps/document-scope";

/** A model with its export templates by name, and the sources that a column can have. */
export type ModelTemplates = { model: StoredModel; templates: ExportTemplate[]; sources: string[] };

/** The export templates of a model. Throws AppError `not-found`. */
export const listTemplates = defineOperation({
  name: "export-templates.list",
  permission: "TenantModel.ViewDocument",
  input: templatesInput,
  async run(context: TenantContext, { modelId }): Promise<ModelTemplates> {
    const model = await requireModel(context, modelId);
    const templates = await selectTemplates(context.shard, modelId);
    return { model, templates, sources: sourcesFor(exportedFieldsOf(model)) };
  },
});
