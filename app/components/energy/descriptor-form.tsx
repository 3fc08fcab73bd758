import { chargeTypes, commodities, units } from "~/domain/energy/descriptor";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { Field } from "../form/field";
import { type FieldMessage, messageFor } from "../form/field-messages";
import { SelectField } from "../form/select-field";

export type ShownLine = {
  id: string;
  shown: string;
  supplier: string;
  described: boolean;
  commodity: string | null;
  chargeType: string;
  unit: string;
  heading: string;
  quantityHeading: string;
};

type Props = { line: ShownLine; mayEdit: boolean; messages: readonly FieldMessage[] };

/** What a line of bills means, as a form of its own. */
export function DescriptorForm({ line, mayEdit, messages }: Props) {
  const { t } = useTranslation();
  const name = (field: string) => `${field}-${line.id}`;
  const error = (field: string) => messageFor(messages, name(field));
  return (
    <details
      name="descriptor"
      open={messages.length > 0}
      className="border-b border-line px-4 py-2 last:border-0"
    >
      <summary>
        <span className="wrap-anywhere">{line.shown}</span>
        {line.described && <span className="text-muted"> · {t(`energy.charge.${line.chargeType}`)}</span>}
      </summary>
      <form method="post" className="grid gap-x-3 pt-3 sm:grid-cols-3" aria-label={line.shown}>
        {line.supplier && (
          <p className="pb-3 text-sm text-muted sm:col-span-3">
            {t("energy.seen-on", { supplier: line.supplier })}
          </p>
        )}
        <input type="hidden" name="lineId" value={line.id} />
        <input type="hidden" name="line" value={line.shown} />
        <SelectField
          name={name("commodity")}
          label={t("energy.commodity")}
          defaultValue={line.commodity ?? ""}
          error={error("commodity")}
          choices={[
            { value: "", label: t("energy.commodity.unknown") },
            ...commodities.map((value) => ({ value, label: t(`energy.commodity.${value}`) })),
          ]}
        />
        <SelectField
          name={name("chargeType")}
          label={t("energy.charge")}
          defaultValue={line.chargeType}
          error={error("chargeType")}
          choices={chargeTypes.map((value) => ({ value, label: t(`energy.charge.${value}`) }))}
        />
        <SelectField
          name={name("unit")}
          label={t("energy.unit")}
          defaultValue={line.unit}
          error={error("unit")}
          choices={units.map((value) => ({ value, label: value || t("energy.unit.none") }))}
        />
        <Field
          name={name("heading")}
          label={t("energy.heading")}
          hint={t("energy.heading-hint")}
          defaultValue={line.heading}
          error={error("heading")}
          maxLength={100}
        />
        <Field
          name={name("quantityHeading")}
          label={t("energy.quantity-heading")}
          hint={t("energy.heading-hint")}
          defaultValue={line.quantityHeading}
          error={error("quantityHeading")}
          maxLength={100}
        />
        {mayEdit && (
          <div className="flex flex-wrap items-center gap-2 pb-3">
            <Button kind="secondary" name="intent" value="describe">
              {t("energy.describe")}
            </Button>
            {line.described && (
              <Button kind="quiet" name="intent" value="forget">
                {t("energy.forget")}
              </Button>
            )}
          </div>
        )}
      </form>
    </details>
  );
}
