import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";

type Step = { key: "model" | "document" | "people"; done: boolean; to: string | null };

/** What a new organization does first, ticked off as it is done. */
export function NextSteps({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation();
  return (
    <section className="grid gap-3 rounded-sm border border-line bg-surface p-4">
      <h2>{t("dashboard.steps.title")}</h2>
      <ol className="grid gap-2">
        {steps.map(({ key, done, to }) => (
          <li key={key} className="flex items-center gap-2">
            <svg
              viewBox="0 0 16 16"
              className={`size-4 shrink-0 ${done ? "fill-success" : "fill-none stroke-edge"}`}
              aria-hidden="true"
            >
              <path
                d={
                  done
                    ? "M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1m-1 10L3.8 7.8l1.3-1.3L7 8.4l4-4 1.3 1.3z"
                    : "M8 1.5a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13"
                }
                fillRule="evenodd"
              />
            </svg>
            {to && !done ? (
              <Link to={to} className="link">
                {t(`dashboard.steps.${key}`)}
              </Link>
            ) : (
              <span className={done ? "text-muted" : undefined}>{t(`dashboard.steps.${key}`)}</span>
            )}
            {done && <span className="text-sm text-muted">{t("dashboard.steps.done")}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
