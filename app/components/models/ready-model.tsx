import { Form } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";

/** Makes the first model of an organization in one step: the base model of its country, as the form would propose it. */
export function ReadyModel({ baseModelId }: { baseModelId: string }) {
  const { t } = useTranslation();
  const name = t(`base-model.${baseModelId}`);
  return (
    <Form method="post" action="/aimodels/create-aimodel" className="grid justify-items-start gap-2">
      <input type="hidden" name="baseModel" value={baseModelId} />
      <input type="hidden" name="name" value={name} />
      <Button name="ready" value="yes">
        {t("dashboard.ready", { model: name })}
      </Button>
      <p className="text-sm text-muted">{t("dashboard.ready-hint")}</p>
    </Form>
  );
}
