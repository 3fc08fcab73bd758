import { Fragment } from "react";
import type { AuditLine } from "~/domain/audit/audit-line";
import { useTranslation } from "~/locales/use-translation";

/** All that the log holds of an action, by its names there. */
export function AuditDetails({
  operation,
  subject,
  detail,
}: Pick<AuditLine, "operation" | "subject" | "detail">) {
  const { t } = useTranslation();
  const facts = { operation, ...(subject && { id: subject.id }), ...detail };
  return (
    <details className="open:basis-full">
      <summary>{t("audit.details")}</summary>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        {Object.entries(facts).map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd className="break-all">{factOf(value)}</dd>
          </Fragment>
        ))}
      </dl>
    </details>
  );
}

const factOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));
