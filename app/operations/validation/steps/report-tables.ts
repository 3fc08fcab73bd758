import type { AiReportDocument } from "~/domain/validation/ai-report";
import { fillText } from "~/locales/fill-text";
import type { Language } from "~/locales/languages";
import { wordedCell } from "~/locales/report-cell";
import type { ApiReportDocument } from "./report-pages";

/** The columns of both reports as a table. */
export const reportHeadings = {
  "1": ["documentId", "fileName", "status", "field", "read", "confidence", "now", "person", "failedChecks"],
  "2": ["documentId", "fileName", "status", "line", "field", "value", "reason"],
} as const;

const failedChecks = { kind: "sentences" } as const;

/** Report 1 as rows: one for each field, and one without a field for what is about none of them. */
export const aiRows = (documents: readonly AiReportDocument[], language: Language) =>
  documents.flatMap(({ documentId, fileName, status, failed, fields }) => {
    const about = [documentId, fileName, status];
    return [
      ...(failed.length > 0
        ? [[...about, null, null, null, null, null, wordedCell(failedChecks, failed, language)]]
        : []),
      ...fields.map((one) => [
        ...about,
        one.field,
        one.read,
        one.confidence,
        one.now,
        one.person,
        wordedCell(failedChecks, one.failed, language),
      ]),
    ];
  });

/** Report 2 as rows: one for each value that would be refused. */
export const apiRows = (documents: readonly ApiReportDocument[], language: Language) =>
  documents.flatMap(({ documentId, fileName, status, refused }) =>
    refused.map(({ line, field, value, why }) => [
      documentId,
      fileName,
      status,
      line,
      field,
      value || null,
      fillText(language, why.key, why.values),
    ]),
  );
