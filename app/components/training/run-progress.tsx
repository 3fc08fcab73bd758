import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useRefresh } from "../shell/use-refresh";
import type { ShownRun } from "./shown-training";

const every = 2000;

/** How far a training is; the page keeps itself up to date, with script or, once asked for, without. */
export function RunProgress({ run, repeats }: { run: ShownRun; repeats: boolean }) {
  const { t } = useTranslation();
  useRefresh(true, every);
  const { stage, done, total } = run;
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 text-processing">
      {repeats && (
        <noscript>
          <meta httpEquiv="refresh" content="5" />
        </noscript>
      )}
      <span>
        {t("training.running")} {t(`training.stage.${stage}`, { done, total })}
      </span>
      {total > 0 && <progress max={total} value={done} aria-label={t("training.running")} />}
      <noscript>
        <Link to="?watch=1" className="link">
          {t("training.refresh")}
        </Link>
      </noscript>
    </div>
  );
}
