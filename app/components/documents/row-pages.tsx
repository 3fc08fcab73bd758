import { rowsOnPage } from "~/domain/review/review-draft";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { fieldId } from "../form/field-id";

type Props = {
  /** The number of the first row shown, from 0, and how many rows are shown and exist in all. */
  first: number;
  shown: number;
  count: number;
  address: string;
  mayEdit: boolean;
};

/**
 * Pages through the rows of a long table. Its buttons send the review's form, so that going to other rows saves the
 * changes in these.
 */
export function RowPages({ first, shown, count, address, mayEdit }: Props) {
  const { t } = useTranslation();
  if (count <= rowsOnPage && first === 0) return null;
  const page = Math.floor(first / rowsOnPage) + 1;
  const last = Math.max(1, Math.ceil(count / rowsOnPage));
  const id = fieldId("row");
  return (
    <nav aria-label={t("review.rows-pages")} className="flex flex-wrap items-center gap-2 text-sm">
      <span>{t("review.rows-shown", { first: first + 1, last: first + shown, count })}</span>
      <Button
        kind="secondary"
        name="intent"
        value={`rows:${page - 1}`}
        formAction={address}
        disabled={page <= 1}
      >
        {t("review.rows-before")}
      </Button>
      <Button
        kind="secondary"
        name="intent"
        value={`rows:${page + 1}`}
        formAction={address}
        disabled={page >= last}
      >
        {t("review.rows-after")}
      </Button>
      <label htmlFor={id}>{t("review.rows-to")}</label>
      <input
        id={id}
        name="row"
        type="number"
        min={1}
        max={count}
        className="min-h-8 w-24 rounded-xs border border-edge bg-surface px-1.5"
      />
      <Button kind="secondary" name="intent" value="rows" formAction={address}>
        {t("review.rows-go")}
      </Button>
      {mayEdit && <span className="text-muted">{t("review.rows-saves")}</span>}
    </nav>
  );
}
