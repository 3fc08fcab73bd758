import { Link, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { ShownRun } from "./shown-training";

const every = 2000;

/** How far a training is; the page keeps itself up to date, with script or, once asked for, without. */
export function RunProgress({ run, repeats }: { run: ShownRun; repeats: boolean }) {
  const { t } = useTranslation();
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state !== "idle") return;
    const timer = setTimeout(() => document.visibilityState === "visible" && revalidate(), every);
    return () => clearTimeout(timer);
  }, [state, revalidate]);
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
