import { z } from "zod";
import { exportFormats, maxExportColumns } from "./export-layout";
import { presetNames } from "./export-presets";
import { datePatternShape } from "./written-cells";

const id = z.string().min(1).max(64);
const noControls = /^\P{Cc}*$/u;
const name = z
  .string("exports.problem.name")
  .trim()
  .min(1, "exports.problem.name")
  .max(80, "exports.problem.name")
  .regex(noControls, "exports.problem.name");

const column = z.object({
  heading: z
    .string("exports.problem.heading")
    .trim()
    .min(1, "exports.problem.heading")
    .max(100, "exports.problem.heading")
    .regex(noControls, "exports.problem.heading"),
  source: z.string("exports.problem.source").max(100, "exports.problem.source"),
  text: z.string().max(200, "exports.problem.text").regex(noControls, "exports.problem.text").default(""),
});

/** A layout as it is typed. That its sources are there is for the operation to say, which knows the model. */
export const layoutInput = z
  .object({
    format: z.enum(exportFormats, "exports.problem.format"),
    rows: z.enum(["document", "line"], "exports.problem.rows"),
    columns: z
      .array(column)
      .min(1, "exports.problem.no-columns")
      .max(maxExportColumns, "exports.problem.too-many-columns"),
    datePattern: z
      .string()
      .trim()
      .max(20, "exports.problem.date-pattern")
      .regex(datePatternShape, "exports.problem.date-pattern")
      .default(""),
    decimalMark: z.enum([".", ","], "exports.problem.decimal-mark").default("."),
    separator: z.enum([",", ";", "\t"], "exports.problem.separator").default(","),
    encoding: z.enum(["utf-8", "windows-1252"], "exports.problem.encoding").default("utf-8"),
    quoteText: z.boolean().default(false),
    firstLine: z
      .string()
      .trim()
      .max(500, "exports.problem.first-line")
      .regex(noControls, "exports.problem.first-line")
      .default(""),
  })
  .superRefine(({ columns }, check) => {
    const seen = new Set<string>();
    for (const [at, { heading }] of columns.entries()) {
      const folded = heading.toLowerCase();
      if (seen.has(folded))
        check.addIssue({
          code: "custom",
          path: ["columns", at, "heading"],
          message: "exports.problem.heading-twice",
        });
      seen.add(folded);
    }
  });

const settings = {
  name,
  layout: layoutInput,
  onRelease: z.boolean().default(false),
  inMail: z.boolean().default(false),
};

export const templatesInput = z.object({ modelId: id });
export const templateInput = templatesInput.extend({ templateId: id });
/** A new template: of a preset, or with a layout of its own. */
export const createTemplateInput = templatesInput.extend({
  name: name.optional(),
  preset: z.enum(presetNames, "exports.problem.preset").default("blank"),
  layout: layoutInput.optional(),
  onRelease: settings.onRelease,
  inMail: settings.inMail,
});
/** A template, to be saved at the revision that the person saw. */
export const editTemplateInput = templateInput.extend({ ...settings, revision: z.number().int() });
export const previewInput = templatesInput.extend({ layout: layoutInput });
