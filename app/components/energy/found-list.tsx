import type { CheckOutcome } from "~/domain/energy/check-outcome";
import { useTranslation } from "~/locales/use-translation";

/** What checks found, each with how bad it is in words; those with nothing to compare with are counted. */
export function FoundList({ outcomes }: { outcomes: readonly CheckOutcome[] }) {
  const { t } = useTranslation();
  const found = outcomes.filter(({ severity }) => severity !== "pass" && severity !== "unknown");
  const unknown = outcomes.filter(({ severity }) => severity === "unknown").length;
  return (
    <>
      {found.length === 0 && unknown === 0 && <span>{t("energy.nothing-found")}</span>}
      {found.length > 0 && (
        <ul className="grid gap-1">
          {found.map(({ check, severity, values }) => (
            <li key={check}>
              <span className={severity === "severe" ? "font-medium text-failed" : "font-medium"}>
                {t(`energy.severity.${severity}`)}, {t(`energy.check.${check}`)}:
              </span>{" "}
              {t(`energy.finding.${check}`, values)}
            </li>
          ))}
        </ul>
      )}
      {unknown > 0 && (
        <span className="block text-sm text-muted">{t("energy.unknown-count", { count: unknown })}</span>
      )}
    </>
  );
}
