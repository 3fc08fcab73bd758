import { useTranslation } from "~/locales/use-translation";
import type { Review } from "./review";
import { ChangeLine } from "./value-history";

/** What people changed in the rows, newest first. Rows have the numbers that they had at that time. */
export function LineHistory({ changes }: { changes: Review["lineHistory"] }) {
  const { t } = useTranslation();
  if (changes.length === 0) return null;
  return (
    <details className="text-sm text-muted">
      <summary className="w-fit cursor-pointer link">
        {t("review.line-history", { count: changes.length })}
      </summary>
      <ol className="grid gap-0.5 border-l-2 border-line pl-2">
        {changes.map((change, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that is only shown
          <li key={at}>
            {t("document.cell", {
              column: t(change.labelKey, { name: change.name }),
              number: change.line,
            })}
            {": "}
            <ChangeLine change={change} />
          </li>
        ))}
      </ol>
    </details>
  );
}
