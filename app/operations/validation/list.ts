import { readForExport, readForExportOfIds } from "~/data/shard/document-export";
import { decodeCursor, encodeCursor } from "~/domain/listing/list-cursor";
import type { AiReportDocument } from "~/domain/validation/ai-report";
import { reportInput } from "~/domain/validation/validation-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireModel, scopeOf } from "../documents/steps/document-scope";
import { type ApiReportDocument, aiReports, apiReports } from "./steps/report-pages";

/** A page of a report: of type 1 `ai` has documents, of type 2 `api`. */
export type ReportPage = { ai: AiReportDocument[]; api: ApiReportDocument[]; nextCursor: string | null };

/**
 * A page of a model's validation report, newest document first; documents without a result are not in it. Throws AppError
 * `not-found`.
 */
export const listValidations = defineOperation({
  name: "validation.list",
  permission: "TenantModel.ViewDocument",
  input: reportInput,
  async run(
    context: TenantContext,
    { type, field, documentIds, size, cursor, ...filter },
  ): Promise<ReportPage> {
    const { shard } = context;
    const model = await requireModel(context, filter.modelId);
    const below = cursor ? (decodeCursor(cursor)?.position ?? null) : null;
    const found = documentIds
      ? await readForExportOfIds(shard, { modelId: model.id }, documentIds)
      : await readForExport(shard, scopeOf(context, filter, model.timeZone), below, size + 1, "read");
    const rows = documentIds ? found : found.slice(0, size);
    const last = found.length > rows.length ? rows.at(-1)?.document.position : undefined;
    return {
      ai: type === "1" ? aiReports(model, rows, field) : [],
      api: type === "2" ? await apiReports(context, model, rows, field) : [],
      nextCursor: last === undefined ? null : encodeCursor({ value: null, position: last, back: false }),
    };
  },
});
