import { Form } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { controlStyle } from "../form/field-frame";

type Props = {
  lineId: string;
  fileName: string;
  keptUntil: string;
  models: readonly { id: string; name: string }[];
  chosen: string;
};

/** The form that assigns a stored file to a model; it works without script. */
export function PutIntoModel({ lineId, fileName, keptUntil, models, chosen }: Props) {
  const { t } = useTranslation();
  return (
    <Form method="post" className="mt-1 grid gap-1">
      <input type="hidden" name="lineId" value={lineId} />
      <span className="text-sm text-muted">{t("intake.kept", { until: keptUntil })}</span>
      <span className="flex flex-wrap gap-2">
        <select
          name="modelId"
          required
          defaultValue={chosen}
          aria-label={t("intake.model-for", { fileName })}
          className={`${controlStyle} min-w-40 flex-1`}
        >
          <option value="">{t("intake.choose")}</option>
          {models.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <Button type="submit">{t("intake.put")}</Button>
      </span>
    </Form>
  );
}
