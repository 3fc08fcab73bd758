import { z } from "@hono/zod-openapi";
import { type ExportLayout, type ExportTemplate, exportFormats } from "~/domain/exports/export-layout";
import { presetNames } from "~/domain/exports/export-presets";
import { modelParams } from "./models";

export const templateParams = modelParams.extend({
  templateId: z.string().max(64).openapi({ description: "The ID of the export template." }),
});

const column = z.object({
  heading: z.string(),
  source: z.string().openapi({
    description:
      "`constant`, `field.` and `line.` with the key of a field, `computed.` or `document.`: see `sources` of the list.",
    example: "field.invoiceNumber",
  }),
  text: z
    .string()
    .optional()
    .openapi({ description: "The value of a constant, or the text where there is no value." }),
});

const layout = z
  .object({
    format: z.enum(exportFormats),
    rows: z.enum(["document", "line"]),
    columns: z.array(column).openapi({ description: "1 to 60, each with its own heading." }),
    datePattern: z.string().optional().openapi({ description: "Empty: ISO 8601.", example: "dd/MM/yyyy" }),
    decimalMark: z.enum([".", ","]).optional(),
    separator: z.enum([",", ";", "\t"]).optional().openapi({ description: "Of CSV." }),
    encoding: z.enum(["utf-8", "windows-1252"]).optional().openapi({ description: "Of CSV." }),
    quoteText: z.boolean().optional().openapi({ description: "For CSV: text in quotation marks." }),
    firstLine: z.string().optional().openapi({
      description:
        "For CSV: a line before the headings, its cells separated by semicolons; `{created}`, `{yearStart}`, `{from}` and `{to}` are filled in.",
    }),
  })
  .openapi("ExportLayout");

const uses = {
  onRelease: z
    .boolean()
    .optional()
    .openapi({ description: "Releases also store a file with this template." }),
  inMail: z.boolean().optional().openapi({ description: "E-mails about approved documents link to it." }),
};

export const newTemplateBody = z
  .object({
    name: z.string().optional().openapi({ description: "If omitted: the usual name of the preset." }),
    preset: z.enum(presetNames).optional(),
    layout: layout.optional().openapi({ description: "Instead of a preset." }),
    ...uses,
  })
  .openapi("NewExportTemplate");

export const templateBody = z
  .object({ name: z.string(), layout, ...uses, revision: z.number().int() })
  .openapi("ExportTemplateData");

export const template = z
  .object({
    templateId: z.string(),
    name: z.string(),
    layout,
    onRelease: z.boolean(),
    inMail: z.boolean(),
    revision: z.number().int().openapi({ description: "Increases with every save." }),
  })
  .openapi("ExportTemplate");

export const previewBody = z.object({ layout }).openapi("ExportPreviewRequest");
export const preview = z
  .object({ headings: z.array(z.string()), rows: z.array(z.array(z.string())) })
  .openapi("ExportPreview");

export const shownTemplate = ({ id, modelId: _, ...found }: ExportTemplate): z.output<typeof template> => ({
  templateId: id,
  ...found,
  layout: { ...found.layout, columns: [...found.layout.columns] },
});

/** A layout of a body as the operations take it, which say what is missing. */
export const layoutOf = (given: z.output<typeof layout>) =>
  ({
    ...given,
    columns: given.columns.map((column) => ({ text: "", ...column })),
  }) as ExportLayout;
