import type { ExportColumn } from "~/domain/exports/export-layout";
import { maxExportColumns } from "~/domain/exports/export-layout";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { controlStyle } from "../form/field-frame";
import { fieldId } from "../form/field-id";
import type { FieldMessage } from "../form/field-messages";
import { messageFor } from "../form/field-messages";
import { type SourceChoice, SourceSelect } from "./source-select";

type Props = {
  columns: readonly ExportColumn[];
  choices: readonly SourceChoice[];
  messages: readonly FieldMessage[];
  /** The button that was pressed: the column that it moved keeps the focus. */
  pressed: string;
};

/** The columns of a template, each with its buttons. Every button sends the form, so that script is not needed. */
export function ColumnRows({ columns, choices, messages, pressed }: Props) {
  const { t } = useTranslation();
  const focused = focusAfter(pressed, columns.length);
  return (
    <fieldset className="grid gap-2 rounded-sm border border-line bg-surface p-4">
      <legend className="px-1 font-medium">{t("exports.columns")}</legend>
      <p className="text-sm text-muted">{t("exports.columns-hint")}</p>
      <ol className="grid gap-2">
        {columns.map((column, at) => {
          const number = at + 1;
          const name = (part: string) => `columns.${at}.${part}`;
          const error = (part: string) => messageFor(messages, name(part));
          const words = [error("heading"), error("source"), error("text")].filter(Boolean).join(" ");
          const errorId = `${fieldId(name("heading"))}-error`;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the form is redrawn after every change of the order
              key={at}
              className="grid items-center gap-2 border-b border-line pb-2 last:border-0 lg:grid-cols-[2rem_1fr_1fr_1fr_auto]"
            >
              <span className="text-muted lg:text-right" aria-hidden="true">
                {number}
              </span>
              <input
                id={fieldId(name("heading"))}
                name="heading"
                aria-label={t("exports.heading-of", { number })}
                aria-invalid={error("heading") ? true : undefined}
                aria-describedby={words ? errorId : undefined}
                defaultValue={column.heading}
                placeholder={t("exports.heading")}
                maxLength={100}
                autoComplete="off"
                className={controlStyle}
              />
              <SourceSelect
                id={fieldId(name("source"))}
                label={t("exports.source-of", { number })}
                value={column.source}
                choices={choices}
                invalid={error("source") !== undefined}
              />
              <input
                id={fieldId(name("text"))}
                name="text"
                aria-label={t("exports.text-of", { number })}
                aria-invalid={error("text") ? true : undefined}
                defaultValue={column.text}
                placeholder={t("exports.text")}
                maxLength={200}
                autoComplete="off"
                className={controlStyle}
              />
              <div className="flex flex-wrap gap-1">
                {(["up", "down", "remove"] as const).map((verb) => (
                  <Button
                    key={verb}
                    kind="quiet"
                    name="intent"
                    value={`${verb}:${at}`}
                    aria-label={t(`exports.${verb}-of`, { number })}
                    disabled={(verb === "up" && at === 0) || (verb === "down" && number === columns.length)}
                    autoFocus={focused === `${verb}:${at}`}
                  >
                    {t(`exports.${verb}`)}
                  </Button>
                ))}
              </div>
              {words && (
                <p id={errorId} className="text-sm font-medium text-failed lg:col-start-2 lg:col-end-5">
                  {words}
                </p>
              )}
            </li>
          );
        })}
      </ol>
      <p>
        <Button
          kind="secondary"
          name="intent"
          value="add"
          disabled={columns.length >= maxExportColumns}
          autoFocus={focused === "add"}
        >
          {t("exports.add")}
        </Button>
      </p>
    </fieldset>
  );
}

/** The button that continues the last action, so that a column can be moved further by keyboard. */
function focusAfter(pressed: string, count: number): string {
  const [verb, number] = pressed.split(":");
  const at = Number(number);
  if (verb === "up") return at - 1 > 0 ? `up:${at - 1}` : `down:${at - 1}`;
  if (verb === "down") return at + 2 < count ? `down:${at + 1}` : `up:${at + 1}`;
  if (verb === "remove") return count === 0 ? "add" : `remove:${Math.min(at, count - 1)}`;
  return pressed === "add" ? "add" : "";
}
