import { Form } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";

/** Reads sample documents with a model, for those who have none of their own at hand. */
export function TrySamples({ modelId }: { modelId: string }) {
  const { t } = useTranslation();
  return (
    <Form method="post" className="grid justify-items-start gap-2">
      <Button kind="secondary" name="samplesFor" value={modelId}>
        {t("dashboard.samples")}
      </Button>
      <p className="text-sm text-muted">{t("dashboard.samples-hint")}</p>
    </Form>
  );
}
