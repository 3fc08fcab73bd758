import { byteOrderMark, csvLine } from "~/domain/exports/csv";
import { uniqueName } from "~/domain/exports/unique-name";
import { zipReportInput } from "~/domain/validation/validation-inputs";
import type { Language } from "~/locales/languages";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import type { ExportFile } from "../documents/export";
import { requireModel } from "../documents/steps/document-scope";
import { deflatedZip } from "../results/steps/deflated-zip";
import { textStream } from "../results/steps/text-stream";
import { listZipDocuments } from "../zip-files/documents";
import { type ApiReportDocument, apiReports, reportRows } from "./steps/report-pages";
import { apiRows, reportHeadings } from "./steps/report-tables";

/**
 * What a receiving system would refuse of the documents of a ZIP file, as a ZIP file: a CSV for each document that has such
 * rows, and one that says of how many rows of each. Throws AppError `not-found`.
 */
export const exportZipValidation = defineOperation({
  name: "validation.zip-csv",
  permission: "TenantModel.ViewDocument",
  input: zipReportInput,
  async run(context: TenantContext, { modelId, zipFileId, language }): Promise<ExportFile> {
    const model = await requireModel(context, modelId);
    const { zipFile, items } = await listZipDocuments.definition.run(context, { modelId, zipFileId });
    const documentIds = items.map(({ id }) => id);
    const filter = { modelId, startDate: null, endDate: null, status: undefined, readiness: undefined };
    const parts = async function* () {
      const taken = new Set(["summary.csv"]);
      const summary: string[] = [];
      for await (const page of reportRows(context, model, { ...filter, documentIds }))
        for (const document of await apiReports(context, model, page)) {
          const { documentId, fileName, refused } = document;
          summary.push(csvLine([documentId, fileName, document.status, refused.length]));
          if (refused.length > 0)
            yield part(uniqueName(`${safeName(fileName)}.csv`, taken), csvOf(document, language));
        }
      const heading = csvLine(["documentId", "fileName", "status", "refusedValues"]);
      yield part("summary.csv", byteOrderMark + heading + summary.join(""));
    };
    const fileName = `${zipFile.fileName.replace(/\.zip$/i, "")}-api-validation.zip`;
    return { stream: deflatedZip(parts()), contentType: "application/zip", fileName };
  },
});

const part = (path: string, text: string) => ({ path, stream: textStream(once(text)) });

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

const csvOf = (document: ApiReportDocument, language: Language) =>
  byteOrderMark +
  csvLine([...reportHeadings["2"]]) +
  apiRows([document], language)
    .map((row) => csvLine(row))
    .join("");

// Names in an archive become paths on someone's disk.
const safeName = (name: string) => name.replace(/[\\/:*?"<>|\p{Cc}]/gu, "_");
