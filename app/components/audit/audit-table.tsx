import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { AuditActor, AuditLine } from "~/domain/audit/audit-line";
import { CardTable } from "../table/card-table";

type Line = Omit<AuditLine, "at"> & { at: string };

/** Who did what, when and from where. */
export function AuditTable({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation();
  return (
    <CardTable
      caption={t("audit.title")}
      rows={lines}
      columns={[
        { label: t("audit.when"), cell: ({ at }) => <span className="whitespace-nowrap">{at}</span> },
        {
          label: t("audit.who"),
          cell: ({ actor, onBehalf }) => (
            <span className="block sm:min-w-52">
              <Who actor={actor} onBehalf={onBehalf} />
            </span>
          ),
        },
        { label: t("audit.what"), cell: ({ operation, detail }) => <What {...{ operation, detail }} /> },
        {
          label: t("audit.subject"),
          cell: ({ subjectId }) =>
            subjectId ? (
              <Link to={`/audit?subject=${encodeURIComponent(subjectId)}`} className="break-all text-sm link">
                {subjectId}
              </Link>
            ) : (
              "–"
            ),
        },
        {
          label: t("audit.where"),
          cell: ({ address }) => <span className="break-all">{address ?? "–"}</span>,
        },
      ]}
    />
  );
}

function Who({ actor, onBehalf }: { actor: AuditActor; onBehalf: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <span className="block break-words">{nameOf(actor, t)}</span>
      {actor.kind === "person" && actor.email && (
        <span className="block text-sm break-all text-muted">{actor.email}</span>
      )}
      {onBehalf && <span className="block text-sm text-muted">{t("audit.on-behalf")}</span>}
    </>
  );
}

function nameOf(actor: AuditActor, t: (key: string, values?: Record<string, string>) => string): string {
  if (actor.kind === "person") return actor.name;
  return actor.kind === "key" ? t("audit.key", { name: actor.name }) : t(`audit.actor.${actor.kind}`);
}

function What({ operation, detail }: { operation: string; detail: Record<string, unknown> }) {
  const { t } = useTranslation();
  const facts = Object.entries(detail).map(([name, value]) => `${name}: ${factOf(value)}`);
  return (
    <>
      <span className="block">{t(`audit.operation.${operation}`, { defaultValue: operation })}</span>
      {facts.length > 0 && <span className="block text-sm break-words text-muted">{facts.join(" · ")}</span>}
    </>
  );
}

const factOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));
