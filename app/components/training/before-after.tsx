import { useTranslation } from "~/locales/use-translation";
import { figure } from "./shown-training";
import { TrainingIcon } from "./training-icon";

/** A figure before and after; `null` where there was nothing to measure. Better is green, worse is red. */
export function BeforeAfter({ before, after }: { before: number | null; after: number | null }) {
  const { t } = useTranslation();
  const [old, next] = [before ?? 0, after ?? 0];
  const colour = next > old ? "text-success" : next < old ? "text-failed" : "";
  const shown = (share: number | null) => (share === null ? "–" : figure(share));
  return (
    <span className={`inline-flex items-center gap-1.5 whitespace-nowrap tabular-nums ${colour}`}>
      <span className="sr-only">{t("training.before")}</span> {shown(before)} <TrainingIcon name="arrow" />{" "}
      <span className="sr-only">{t("training.after")}</span> {shown(after)}
    </span>
  );
}
