import { maxOwnFields, maxOwnNameLength, ownFieldTypes } from "~/domain/models/own-field";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { Field } from "../form/field";
import { fieldId } from "../form/field-id";
import { type FieldMessage, messageFor } from "../form/field-messages";
import { SelectField } from "../form/select-field";
import type { ModelFormValues } from "./model-form-values";
import { type CustomFieldRow, customFieldControl, customFieldRowsOf } from "./own-rows";

type Props = { values: ModelFormValues; messages: readonly FieldMessage[] };

/** The custom fields of a tenant: a row for each, which buttons of the form add and remove. */
export function CustomFields({ values, messages }: Props) {
  const { t } = useTranslation();
  const rows = customFieldRowsOf(values);
  return (
    <section id="own-fields" className="grid scroll-mt-16 gap-2">
      <h2>{t("models.own")}</h2>
      <p className="text-muted">{t("models.own-hint")}</p>
      {rows.length > 0 && (
        <ul className="grid rounded-sm border border-line bg-surface">
          {rows.map((row, number) => (
            <OwnFieldRow
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by position; one more or less redraws all
              key={`${number} of ${rows.length}`}
              row={row}
              number={number}
              messages={messages}
            />
          ))}
        </ul>
      )}
      {rows.length < maxOwnFields && (
        <div>
          <Button kind="secondary" name="intent" value="add-own" formNoValidate>
            {t("models.own-add")}
          </Button>
        </div>
      )}
    </section>
  );
}

function OwnFieldRow({
  row,
  number,
  messages,
}: {
  row: CustomFieldRow;
  number: number;
  messages: readonly FieldMessage[];
}) {
  const { t } = useTranslation();
  const called = row.name || t("models.own-nameless", { number: number + 1 });
  const control = (part: "name" | "type" | "weight") => {
    const name = customFieldControl(number, part);
    return { name, defaultValue: row[part], error: messageFor(messages, name) };
  };
  const required = customFieldControl(number, "required");
  const types = ownFieldTypes.map((type) => ({ value: type, label: t(`models.own-type.${type}`) }));
  return (
    <li className="grid items-start gap-x-3 border-b border-line px-3 pt-3 last:border-0 sm:grid-cols-[minmax(0,1fr)_9rem_5.5rem_auto]">
      <input type="hidden" name={customFieldControl(number, "key")} value={row.key} />
      <Field
        {...control("name")}
        label={t("models.own-name", { number: number + 1 })}
        maxLength={maxOwnNameLength}
        autoComplete="off"
      />
      <SelectField
        {...control("type")}
        label={t("models.own-type-of", { number: number + 1 })}
        choices={types}
      />
      <Field
        {...control("weight")}
        label={t("models.own-weight", { number: number + 1 })}
        type="number"
        inputMode="numeric"
        min={1}
        max={10}
      />
      <div className="flex flex-wrap items-center gap-3 pb-3 sm:pt-8">
        <label htmlFor={fieldId(required)} className="flex items-center gap-2">
          <input
            type="checkbox"
            id={fieldId(required)}
            name={required}
            aria-label={t("models.required-of", { field: called })}
            defaultChecked={row.required === "on"}
            className="size-4 accent-accent"
          />
          {t("models.required")}
        </label>
        <Button
          kind="quiet"
          name="intent"
          value={`remove-own.${number}`}
          formNoValidate
          aria-label={t("models.own-remove-of", { field: called })}
        >
          {t("models.own-remove")}
        </Button>
      </div>
    </li>
  );
}
