import { Form } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { LinkButton } from "../form/link-button";

type Offer = { id: string; fieldLabels: string[] };

/** The first step of a new model: what kind of document it reads. */
export function BaseModelChoice({ offers }: { offers: readonly Offer[] }) {
  const { t } = useTranslation();
  return (
    <Form method="get" className="grid max-w-3xl gap-4">
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-muted">{t("models.base-hint")}</legend>
        {offers.map(({ id, fieldLabels }, index) => (
          <label
            key={id}
            className="flex items-start gap-3 rounded-sm border border-line bg-surface p-3 hover:border-edge has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              name="baseModel"
              value={id}
              defaultChecked={index === 0}
              className="mt-1 size-4 shrink-0 accent-accent"
            />
            <span className="grid gap-0.5">
              <span className="font-medium">{t(`base-model.${id}`)}</span>
              <span className="text-sm text-muted max-sm:line-clamp-3">
                {fieldLabels.map((key) => t(key)).join(" · ")}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <Button>{t("models.continue")}</Button>
        <LinkButton to="/aimodels/aimodels-list">{t("models.cancel")}</LinkButton>
      </div>
    </Form>
  );
}
