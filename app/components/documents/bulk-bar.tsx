import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";

/** What the person may do with selected documents. */
export type BulkPermissions = {
  approve: boolean;
  "take-back": boolean;
  reprocess: boolean;
  submit: boolean;
  release: boolean;
  "send-to-erp": boolean;
  send: boolean;
  delete: boolean;
};

/** `total` is how many documents match the filter, null when they were not all counted. */
type Props = { may: BulkPermissions; total: number | null; confirmTo: string; approveTo: string };

const moves = ["approve", "take-back", "reprocess", "submit", "release", "send-to-erp", "send"] as const;
const downloads = ["originals", "json", "csv", "xlsx", "edits", "ai", "api"] as const;

/**
 * What can be done with the selected documents, or with all that match the filter. The bar is part of the form around
 * the table, so that it works without script; it opens when a document is selected. On a phone it would hide the rows
 * if it stayed in view.
 */
export function BulkBar({ may, total, confirmTo, approveTo }: Props) {
  const { t } = useTranslation();
  return (
    <fieldset className="grid gap-2 rounded-sm border border-line bg-raised px-3 py-1 sm:sticky sm:bottom-0 sm:z-10">
      <legend className="sr-only">{t("list.bulk")}</legend>
      <div className="flex flex-wrap gap-x-6">
        <label className="when-ticked inline-flex min-h-8 items-center gap-2">
          <input type="radio" name="which" value="ticked" defaultChecked className="size-5" />
          {t("list.ticked")}
        </label>
        <label className="inline-flex min-h-8 items-center gap-2">
          <input type="radio" name="which" value="all" className="size-5" />
          {total === null ? t("list.all-found") : t("list.all-matching", { count: total })}
        </label>
      </div>
      <div className="when-ticked flex flex-wrap gap-2">
        {moves
          .filter((move) => may[move])
          .map((move) => (
            <Button
              key={move}
              kind="secondary"
              name="intent"
              value={move}
              formAction={move === "approve" ? approveTo : undefined}
            >
              {t(`list.do.${move}`)}
            </Button>
          ))}
        {may.delete && (
          <Button kind="danger" name="intent" value="delete" formAction={confirmTo}>
            {t("list.do.delete")}
          </Button>
        )}
      </div>
      <div className="when-ticked flex flex-wrap items-center gap-2">
        <span className="text-muted">{t("list.download")}</span>
        {downloads.map((kind) => (
          <Button key={kind} kind="quiet" name="intent" value={kind}>
            {t(`list.download.${kind}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
