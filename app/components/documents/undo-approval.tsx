import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";

/** Undoes the approval that was just given, on the page of the next document. */
export function UndoApproval({ documentId }: { documentId: string }) {
  const { t } = useTranslation();
  return (
    <form
      method="post"
      action={`/documents/${documentId}`}
      className="mt-2 flex flex-wrap items-center gap-3"
    >
      <Button kind="secondary" name="intent" value="take-back">
        {t("review.undo-approval")}
      </Button>
      <span className="text-sm text-muted">{t("list.undo-hint")}</span>
    </form>
  );
}
