import { Form } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";

/** A file and its most likely model. */
export type LikelyPlace = { id: string; modelId: string };

/** One click for all files that have a most likely model: each goes to the model of its first button. */
export function AssignAll({ files }: { files: readonly LikelyPlace[] }) {
  const { t } = useTranslation();
  if (files.length < 2) return null;
  return (
    <Form method="post" className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {files.map(({ id, modelId }) => (
        <input key={id} type="hidden" name="file" value={`${id} ${modelId}`} />
      ))}
      <Button kind="secondary" name="intent" value="place-all">
        {t("intake.inbox.place-all", { count: files.length })}
      </Button>
      <span className="text-sm text-muted">{t("intake.inbox.place-all-hint")}</span>
    </Form>
  );
}
