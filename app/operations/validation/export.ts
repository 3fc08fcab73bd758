import { localDayOf } from "~/domain/listing/local-day";
import { reportFileInput } from "~/domain/validation/validation-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import type { ExportFile } from "../documents/export";
import { requireModel } from "../documents/steps/document-scope";
import { fileNamePart, tableFile } from "../results/steps/table-file";
import { aiReports, apiReports, reportRows } from "./steps/report-pages";
import { aiRows, apiRows, reportHeadings } from "./steps/report-tables";

/** A whole validation report as CSV, JSON or XLSX, streamed. Throws AppError `not-found`. */
export const exportValidations = defineOperation({
  name: "validation.export",
  permission: "TenantModel.ViewDocument",
  input: reportFileInput,
  async run(context: TenantContext, { type, field, format, language, ...asked }): Promise<ExportFile> {
    const model = await requireModel(context, asked.modelId);
    const rows = async function* () {
      for await (const page of reportRows(context, model, asked))
        yield type === "1"
          ? aiRows(aiReports(model, page, field), language)
          : apiRows(await apiReports(context, model, page, field), language);
    };
    const kind = type === "1" ? "ai-validation" : "api-validation";
    const name = `${fileNamePart(model.name)}-${kind}-${localDayOf(context.now(), model.timeZone)}`;
    return tableFile({ name: "Validation", headings: [...reportHeadings[type]], rows }, format, name);
  },
});
