import { Form } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";

type Props = { baseModelId: string; mayUpload: boolean };

/**
 * Creates the first model of an organization in one step: the base model of its country with the default settings,
 * optionally with sample documents that are read at once.
 */
export function QuickStartModel({ baseModelId, mayUpload }: Props) {
  const { t } = useTranslation();
  const name = t(`base-model.${baseModelId}`);
  return (
    <Form method="post" action="/aimodels/create-aimodel" className="grid justify-items-start gap-2">
      <input type="hidden" name="baseModel" value={baseModelId} />
      <input type="hidden" name="name" value={name} />
      <div className="flex flex-wrap gap-2">
        <Button name="ready" value="yes">
          {t("dashboard.ready", { model: name })}
        </Button>
        {mayUpload && (
          <Button kind="secondary" name="ready" value="samples">
            {t("dashboard.ready-samples")}
          </Button>
        )}
      </div>
      <p className="text-sm text-muted">
        {t("dashboard.ready-hint")} {mayUpload && t("dashboard.samples-hint")}
      </p>
    </Form>
  );
}
