import type { BillFinding } from "~/domain/energy/bill-findings";
import type { CheckOutcome } from "~/domain/energy/check-outcome";
import { useTranslation } from "~/locales/use-translation";

/** A concern about a bill besides the checks, in a sentence written by the server. */
export type ShownBillFinding = Pick<BillFinding, "kind" | "severity"> & { text: string };

type Props = { outcomes: readonly CheckOutcome[]; findings?: readonly ShownBillFinding[] };

/**
 * What checks found and other concerns about a bill, each with its severity in words; checks with nothing to compare
 * with are counted.
 */
export function FoundList({ outcomes, findings = [] }: Props) {
  const { t } = useTranslation();
  const found = outcomes.filter(({ severity }) => severity !== "pass" && severity !== "unknown");
  const unknown = outcomes.filter(({ severity }) => severity === "unknown").length;
  return (
    <>
      {found.length === 0 && findings.length === 0 && unknown === 0 && (
        <span>{t("energy.nothing-found")}</span>
      )}
      {found.length + findings.length > 0 && (
        <ul className="grid gap-1">
          {found.map(({ check, severity, values }) => (
            <li key={check}>
              <span className={severity === "severe" ? "font-medium text-failed" : "font-medium"}>
                {t(`energy.severity.${severity}`)}, {t(`energy.check.${check}`)}:
              </span>{" "}
              {t(`energy.finding.${check}`, values)}
            </li>
          ))}
          {findings.map(({ kind, severity, text }) => (
            <li key={`${kind} ${text}`}>
              <span className={severity === "severe" ? "font-medium text-failed" : "font-medium"}>
                {t(`energy.severity.${severity}`)}, {t(`energy.besides.${kind}`)}:
              </span>{" "}
              {text}
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
