import type { ExportTemplate } from "~/domain/exports/export-layout";
import { templateInput } from "~/domain/exports/export-template-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireTemplate } from "./steps/require-template";

/** An export template. Throws AppError `not-found`. */
export const getTemplate = defineOperation({
  name: "export-templates.get",
  permission: "TenantModel.ViewDocument",
  input: templateInput,
  run: (context: TenantContext, at): Promise<ExportTemplate> => requireTemplate(context, at),
});
