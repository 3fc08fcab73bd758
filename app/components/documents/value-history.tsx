import { useTranslation } from "~/locales/use-translation";
import type { DisplayedChange } from "./review";

/** The earlier values, who changed them and when, newest first. */
export function ValueHistory({ history }: { history: readonly DisplayedChange[] }) {
  const { t } = useTranslation();
  const first = history.at(-1);
  if (!first) return null;
  return (
    <details>
      <summary className="w-fit cursor-pointer link">
        {t("review.history", { count: history.length })}
      </summary>
      <ol className="grid gap-0.5 border-l-2 border-line pl-2">
        {history.map((change) => (
          <li key={`${change.at} ${change.before} ${change.after}`}>
            <ChangeLine change={change} />
          </li>
        ))}
        <li>{t(first.before === "" ? "review.machine-none" : "review.machine", { value: first.before })}</li>
      </ol>
    </details>
  );
}

/** One change in a sentence: the old and the new value, by whom, when, and how. */
export function ChangeLine({ change }: { change: DisplayedChange }) {
  const { t } = useTranslation();
  const { before, after, who, at, how, page } = change;
  return (
    <>
      {t("review.change", {
        before: before || t("review.empty"),
        after: after || t("review.empty"),
        who: who ?? t("review.somebody"),
        at,
      })}
      {how === "clicked" && page !== null && <> · {t("review.from-page", { number: page })}</>}
    </>
  );
}
