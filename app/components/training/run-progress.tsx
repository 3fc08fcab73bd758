import { useTranslation } from "~/locales/use-translation";
import { AutoRefresh } from "../shell/auto-refresh";
import type { ShownRun } from "./shown-training";

/** The progress of a training; the page refreshes automatically, with script or, once requested, without. */
export function RunProgress({ run, repeats }: { run: ShownRun; repeats: boolean }) {
  const { t } = useTranslation();
  const { stage, done, total } = run;
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 text-processing">
      <span>
        {t("training.running")} {t(`training.stage.${stage}`, { done, total })}
      </span>
      {total > 0 && <progress max={total} value={done} aria-label={t("training.running")} />}
      <AutoRefresh refreshTo="?watch=1" repeats={repeats} />
    </div>
  );
}
