import type { FoundValue } from "@fieldwise/engine/results";
import { z } from "zod";
import type { StoredModel } from "~/data/shard/tenant-models";
import type { DocumentDetails, FieldDetails } from "~/domain/documents/document-details";
import { documentIdInput } from "~/domain/documents/document-inputs";
import { defaultLayout } from "~/domain/exports/default-layouts";
import type { ExportedField } from "~/domain/exports/exported-document";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { mappedBy } from "../export-templates/steps/mapped-by";
import { requireTemplate } from "../export-templates/steps/require-template";
import { jsonFile } from "../results/steps/exported-text";
import { mappedFile, periodOfOne } from "../results/steps/mapped-file";
import { templatePart } from "../results/steps/table-file";
import { textStream } from "../results/steps/text-stream";
import type { ExportFile } from "./export";
import { getChunkedDocument } from "./get-in-pieces";
import { requireModel } from "./steps/document-scope";

const exportDocumentInput = documentIdInput.extend({
  format: z.enum(["json", "csv"], "documents.error.no-such-format").default("json"),
  template: z.string().max(64).optional(),
});

/**
 * One document as exports write it: JSON, or CSV with a row per line item; or by a template of its model. Throws AppError
 * `not-found`.
 */
export const exportDocument = defineOperation({
  name: "documents.export-one",
  permission: "TenantModel.ViewDocument",
  input: exportDocumentInput,
  async run(context: TenantContext, { format, template, ...named }): Promise<ExportFile> {
    const { document, pieces } = await getChunkedDocument(context, named);
    const exported = {
      ...document,
      fields: foundIn(document),
      pieces,
      supplierNumber: document.supplier?.number,
    };
    const fields = columnsOf(document);
    if (format === "json" && !template)
      return {
        fileName: `${document.id}.json`,
        contentType: "application/json",
        stream: textStream(jsonFile(exported, fields)),
      };
    const model = await requireModel(context, document.modelId);
    const mapped = template
      ? await byTemplate(context, model, template)
      : { ...mappedBy(defaultLayout(fields, document.columns.length > 0), model), name: model.name };
    const one = async function* () {
      yield exported;
    };
    const period = periodOfOne(exported, { now: context.now(), timeZone: model.timeZone });
    const file = mappedFile({ ...mapped, period }, one);
    const stem = template ? `${templatePart(mapped.name)}-${document.id}` : document.id;
    return { ...file, fileName: `${stem}.${mapped.layout.format}` };
  },
});

async function byTemplate(context: TenantContext, model: StoredModel, templateId: string) {
  const { name, layout } = await requireTemplate(context, { modelId: model.id, templateId });
  return { ...mappedBy(layout, model), name };
}

const columnsOf = ({ fields, columns }: DocumentDetails): ExportedField[] => [
  ...fields.map(({ key, name, type }) => ({ key, name, type, line: false })),
  ...columns.map(({ key, name, type }) => ({ key, name, type, line: true })),
];

const foundIn = ({ fields }: DocumentDetails): Record<string, FoundValue> =>
  Object.fromEntries(
    fields.filter((field) => field.value !== null).map((field) => [field.key, asFound(field)]),
  );

const asFound = ({ value, raw, confidence, place, reasons }: FieldDetails): FoundValue => ({
  value: value ?? "",
  raw: raw ?? "",
  confidence: confidence ?? 0,
  place,
  reasons,
});
