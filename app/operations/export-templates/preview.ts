import { readForExport } from "~/data/shard/document-export";
import { previewInput } from "~/domain/exports/export-template-inputs";
import { writtenText } from "~/domain/exports/written-cells";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireModel, scopeOf } from "../documents/steps/document-scope";
import { exportedNow } from "../results/steps/exported-text";
import { headingsOf, mappedRuns } from "../results/steps/mapped-file";
import { checkSources } from "./steps/check-template";
import { mappedBy } from "./steps/mapped-by";

/** Documents and rows of a preview: what a screen holds. */
const most = { documents: 5, rows: 10 };

/** What a file would begin with. */
export type Preview = { headings: string[]; rows: string[][] };

/** The first rows that a layout makes of the newest documents of a model. Throws AppError `not-found`, and InvalidInput. */
export const previewTemplate = defineOperation({
  name: "export-templates.preview",
  permission: "TenantModel.ViewDocument",
  input: previewInput,
  async run(context: TenantContext, { modelId, layout }): Promise<Preview> {
    const model = await requireModel(context, modelId);
    checkSources(layout, model);
    const { mapping } = mappedBy(layout, model);
    const newest = await readForExport(
      context.shard,
      scopeOf(context, { modelId, startDate: null, endDate: null }, model.timeZone),
      null,
      most.documents,
    );
    const rows: string[][] = [];
    for (const { document, result } of newest)
      for await (const run of mappedRuns(exportedNow(context.files, document, result), mapping)) {
        rows.push(...run.map((row) => row.map((cell) => writtenText(cell, layout))));
        if (rows.length >= most.rows) break;
      }
    return { headings: headingsOf(layout), rows: rows.slice(0, most.rows) };
  },
});
