import { Link } from "@remix-run/react";
import type { HomeStep } from "~/domain/reports/home-steps";
import { useTranslation } from "~/locales/use-translation";
import { InlineIcon } from "../shell/inline-icon";

/** What a new organization does first, ticked off as it is done. */
export function NextSteps({ steps }: { steps: readonly HomeStep[] }) {
  const { t } = useTranslation();
  return (
    <section className="grid gap-3 rounded-sm border border-line bg-surface p-4">
      <h2>{t("dashboard.steps.title")}</h2>
      <ol className="grid gap-2">
        {steps.map(({ key, done, to }) => (
          <li key={key} className="flex items-center gap-2">
            <span className="w-4 text-success">{done && <InlineIcon kind="check" />}</span>
            {to && !done ? (
              <Link to={to} className="link">
                {t(`dashboard.steps.${key}`)}
              </Link>
            ) : (
              <span>{t(`dashboard.steps.${key}`)}</span>
            )}
            {done && <span className="text-sm text-muted">{t("dashboard.steps.done")}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
