import { Form } from "@remix-run/react";
import type { FormProblem } from "~/domain/errors/form-problem";
import { type ExportLayout, exportFormats } from "~/domain/exports/export-layout";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { CheckboxGroup } from "../form/checkbox-group";
import { ErrorSummary } from "../form/error-summary";
import { Field } from "../form/field";
import { fieldMessages, messageFor } from "../form/field-messages";
import { LinkButton } from "../form/link-button";
import { SelectField } from "../form/select-field";
import { TextAreaField } from "../form/text-area-field";
import { ColumnRows } from "./column-rows";
import type { SourceChoice } from "./source-select";

/** A template as the form has it; not all of it need be valid. */
export type TemplateDraft = { name: string; layout: ExportLayout; onRelease: boolean; inMail: boolean };

type Props = {
  draft: TemplateDraft;
  revision: string;
  choices: readonly SourceChoice[];
  problems: readonly FormProblem[] | undefined;
  pressed: string;
  backTo: string;
};

const fields = ["name", "format", "rows", "datePattern", "decimalMark"] as const;
const csvFields = ["separator", "encoding", "firstLine"] as const;

/** The form of an export template. */
export function TemplateForm({ draft, revision, choices, problems, pressed, backTo }: Props) {
  const { t } = useTranslation();
  const { layout } = draft;
  const labels = Object.fromEntries([...fields, ...csvFields].map((name) => [name, t(`exports.${name}`)]));
  const columnLabels = layout.columns.flatMap((_, at) =>
    (["heading", "source", "text"] as const).map((part) => [
      `columns.${at}.${part}`,
      t(`exports.${part}-of`, { number: at + 1 }),
    ]),
  );
  const messages = fieldMessages(t, problems, { ...labels, ...Object.fromEntries(columnLabels) });
  const control = (name: (typeof fields)[number] | (typeof csvFields)[number], value: string) => ({
    name,
    label: t(`exports.${name}`),
    defaultValue: value,
    error: messageFor(messages, name),
  });
  const choicesOf = (kind: string, values: Record<string, string>) =>
    Object.entries(values).map(([value, key]) => ({ value, label: t(`exports.${kind}.${key}`) }));
  return (
    <Form method="post" noValidate className="grid gap-4">
      {/* Enter in a field presses the first button of the form. */}
      <button type="submit" name="intent" value="save" tabIndex={-1} aria-hidden="true" className="sr-only">
        {t("exports.save")}
      </button>
      <ErrorSummary messages={messages} />
      <input type="hidden" name="revision" value={revision} />
      <div className="grid max-w-3xl gap-x-4 sm:grid-cols-2">
        <Field {...control("name", draft.name)} maxLength={80} autoComplete="off" required />
        <SelectField
          {...control("format", layout.format)}
          choices={exportFormats.map((format) => ({ value: format, label: format.toUpperCase() }))}
        />
        <SelectField
          {...control("rows", layout.rows)}
          choices={choicesOf("per", { document: "document", line: "line" })}
        />
        <Field
          {...control("datePattern", layout.datePattern)}
          hint={t("exports.datePattern-hint")}
          maxLength={20}
          autoComplete="off"
        />
        <SelectField
          {...control("decimalMark", layout.decimalMark)}
          choices={choicesOf("mark", { ".": "point", ",": "comma" })}
        />
      </div>
      <ColumnRows columns={layout.columns} choices={choices} messages={messages} pressed={pressed} />
      <fieldset className="grid max-w-3xl gap-x-4 rounded-sm border border-line bg-surface p-4 sm:grid-cols-2">
        <legend className="px-1 font-medium">{t("exports.csv")}</legend>
        <SelectField
          {...control("separator", layout.separator)}
          choices={choicesOf("separators", { ",": "comma", ";": "semicolon", "\t": "tab" })}
        />
        <SelectField
          {...control("encoding", layout.encoding)}
          choices={[
            { value: "utf-8", label: "UTF-8" },
            { value: "windows-1252", label: "Windows-1252" },
          ]}
        />
        <div className="sm:col-span-2">
          <TextAreaField
            {...control("firstLine", layout.firstLine)}
            hint={t("exports.firstLine-hint")}
            rows={3}
            maxLength={500}
            spellCheck={false}
            autoComplete="off"
          />
          <CheckboxGroup
            legend={t("exports.quotes")}
            boxes={[
              {
                name: "quoteText",
                value: "yes",
                label: t("exports.quoteText"),
                checked: layout.quoteText,
              },
            ]}
          />
        </div>
      </fieldset>
      <div className="max-w-3xl">
        <CheckboxGroup
          legend={t("exports.use")}
          boxes={[
            { name: "use", value: "release", label: t("exports.onRelease"), checked: draft.onRelease },
            { name: "use", value: "mail", label: t("exports.inMail"), checked: draft.inMail },
          ]}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button name="intent" value="save">
          {t("exports.save")}
        </Button>
        <Button kind="secondary" name="intent" value="preview">
          {t("exports.preview")}
        </Button>
        <LinkButton to={backTo}>{t("dialog.cancel")}</LinkButton>
      </div>
    </Form>
  );
}
