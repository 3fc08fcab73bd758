import { Link } from "@remix-run/react";
import { Fragment } from "react";
import type { AuditActor, AuditLine, AuditSubject } from "~/domain/audit/audit-line";
import { auditWordsKey } from "~/domain/audit/audited-operations";
import type { Translate } from "~/locales/translate";
import { useTranslation } from "~/locales/use-translation";
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
        { label: t("audit.what"), cell: (line) => <What {...line} /> },
        {
          label: t("audit.about"),
          cell: ({ subject }) => (subject ? <About {...subject} /> : "–"),
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

function nameOf(actor: AuditActor, t: Translate): string {
  if (actor.kind === "person") return actor.name;
  return actor.kind === "key" ? t("audit.key", { name: actor.name }) : t(`audit.actor.${actor.kind}`);
}

/** The name, which leads to all that was done to it. */
function About({ id, kind, name }: AuditSubject) {
  const { t } = useTranslation();
  return (
    <span className="block sm:min-w-40">
      <Link to={`/audit?subject=${encodeURIComponent(id)}`} className="link break-words">
        {name ?? t(`audit.subject.${kind ?? "other"}`)}
      </Link>
      {name && kind && <span className="block text-sm text-muted">{t(`audit.subject.${kind}`)}</span>}
    </span>
  );
}

function What({ operation, subject, detail }: Pick<Line, "operation" | "subject" | "detail">) {
  const { t } = useTranslation();
  const facts = { operation, ...(subject && { id: subject.id }), ...detail };
  return (
    <>
      <span className="block">{t(auditWordsKey(operation))}</span>
      <details className="text-sm text-muted">
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
    </>
  );
}

const factOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));
