import { useTranslation } from "~/locales/use-translation";
import { fieldId } from "../form/field-id";
import { type FieldMessage, messageFor } from "../form/field-messages";
import type { ModelFormValues } from "./model-form-values";

/** A field that the base model offers. */
export type OfferedField = { key: string; labelKey: string; line: boolean };

type Props = { offered: readonly OfferedField[]; values: ModelFormValues; messages: readonly FieldMessage[] };

/** The table of fields: which are extracted, how much each counts, and which must be there. */
export function ModelFields({ offered, values, messages }: Props) {
  const { t } = useTranslation();
  const head = "px-1 py-2 text-left text-sm font-medium text-muted sm:px-3";
  return (
    <div id={fieldId("fields")} className="relative overflow-x-auto rounded-sm border border-line bg-surface">
      <table className="w-full border-collapse">
        <caption className="sr-only">{t("models.fields")}</caption>
        <thead className="border-b border-line">
          <tr>
            <th scope="col" className={head}>
              {t("models.field")}
            </th>
            <th scope="col" className={`${head} w-20`}>
              {t("models.weight")}
            </th>
            <th scope="col" className={`${head} w-20 text-center`}>
              {t("models.required")}
            </th>
            <th scope="col" className={`${head} w-24 text-center`}>
              {t("models.line")}
            </th>
          </tr>
        </thead>
        <tbody>
          {offered.map((field) => (
            <FieldRow key={field.key} field={field} values={values} messages={messages} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function FieldRow({ field, values, messages }: { field: OfferedField } & Omit<Props, "offered">) {
  const { t } = useTranslation();
  const { key, line } = field;
  const label = t(field.labelKey);
  const names = {
    take: `take.${key}`,
    weight: `weight.${key}`,
    required: `required.${key}`,
    line: `line.${key}`,
  };
  const problem = messageFor(messages, names.weight) ?? messageFor(messages, names.take);
  const cell = "px-1 py-1 sm:px-3";
  const box = "size-4 accent-accent";
  return (
    <tr className="border-b border-line last:border-0 hover:bg-raised">
      <th scope="row" className={`${cell} text-left font-normal`}>
        <label className="flex items-start gap-2 py-1.5">
          <input
            type="checkbox"
            id={fieldId(names.take)}
            name={names.take}
            defaultChecked={values[names.take] === "on"}
            className={`${box} mt-1 shrink-0`}
          />
          <span>{label}</span>
        </label>
        {problem && (
          <p id={`${fieldId(names.weight)}-error`} className="pb-1 text-sm font-medium text-failed">
            {problem}
          </p>
        )}
      </th>
      <td className={cell}>
        <input
          id={fieldId(names.weight)}
          name={names.weight}
          type="number"
          inputMode="numeric"
          min={1}
          max={10}
          aria-label={t("models.weight-of", { field: label })}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${fieldId(names.weight)}-error` : undefined}
          defaultValue={values[names.weight] ?? "1"}
          className="min-h-8 w-full min-w-11 rounded-sm border border-edge bg-surface px-2 text-right [appearance:textfield] aria-invalid:border-2 aria-invalid:border-failed [&::-webkit-inner-spin-button]:appearance-none"
        />
      </td>
      <td className={`${cell} text-center`}>
        <input
          type="checkbox"
          name={names.required}
          aria-label={t("models.required-of", { field: label })}
          defaultChecked={values[names.required] === "on"}
          className={box}
        />
      </td>
      <td className={`${cell} text-center text-sm text-muted`}>
        {line ? (
          t("models.line-always")
        ) : (
          <input
            type="checkbox"
            name={names.line}
            aria-label={t("models.line-of", { field: label })}
            defaultChecked={values[names.line] === "on"}
            className={box}
          />
        )}
      </td>
    </tr>
  );
}
