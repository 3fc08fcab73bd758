import type { TemplateDraft } from "~/components/exports/template-form";
import type { FormProblem } from "~/domain/errors/form-problem";
import type { ExportLayout } from "~/domain/exports/export-layout";

/** What the form of a template holds; whether it is any good is for the operation to say. */
export function readTemplateForm(form: FormData): TemplateDraft {
  const text = (name: string) => String(form.get(name) ?? "");
  const texts = (name: string) => form.getAll(name).map(String);
  const [sources, fallbacks] = [texts("source"), texts("text")];
  return {
    name: text("name"),
    layout: {
      format: text("format"),
      rows: text("rows"),
      columns: texts("heading").map((heading, at) => ({
        heading,
        source: sources[at] ?? "constant",
        text: fallbacks[at] ?? "",
      })),
      datePattern: text("datePattern"),
      decimalMark: text("decimalMark"),
      separator: text("separator"),
      encoding: text("encoding"),
      quoteText: form.has("quoteText"),
      // It is one line, in however many it is typed.
      firstLine: text("firstLine").replace(/\s*[\r\n]\s*/g, ""),
    } as ExportLayout,
    onRelease: texts("use").includes("release"),
    inMail: texts("use").includes("mail"),
  };
}

/** Problems at the controls of the form. */
export const atControls = (problems: readonly FormProblem[]): FormProblem[] =>
  problems.map((problem) => ({ ...problem, field: problem.field.replace(/^layout\./, "") }));
