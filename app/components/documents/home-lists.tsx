import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { DocumentStatus } from "~/domain/documents/status";
import { useTranslation } from "~/locales/use-translation";
import { LinkButton } from "../form/link-button";
import { StatusBadge } from "./status-badge";

export type HomeDocument = {
  id: string;
  fileName: string;
  status: DocumentStatus;
  model: string;
  at: string;
};
export type HomeProblem = {
  kind: "refused" | "release" | "erp" | "webhook";
  about: string;
  at: string;
  to: string;
  problem: string | null;
};

type Props = {
  waiting: readonly HomeDocument[];
  latest: readonly HomeDocument[];
  wrong: readonly HomeProblem[];
};

/** What waits for review, what was received last, and the latest problems. */
export function HomeLists({ waiting, latest, wrong }: Props) {
  const { t } = useTranslation();
  const first = waiting[0];
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      <Box name="waiting" isEmpty={!first}>
        {first && (
          <p>
            <LinkButton kind="primary" to={`/documents/${first.id}`}>
              {t("dashboard.waiting.begin")}
            </LinkButton>
          </p>
        )}
        <Documents documents={waiting} />
      </Box>
      <Box name="latest" isEmpty={latest.length === 0}>
        <Documents documents={latest} />
      </Box>
      <Box name="wrong" isEmpty={wrong.length === 0}>
        <ul className="grid gap-3">
          {wrong.map(({ kind, about, at, to, problem }) => (
            <li key={`${to} ${at} ${about}`} className="grid gap-0.5">
              <Link to={to} className="link break-words">
                {about}
              </Link>
              <span className="text-sm">{t(problem ?? `dashboard.wrong.${kind}`)}</span>
              <span className="text-sm text-muted">{at}</span>
            </li>
          ))}
        </ul>
      </Box>
    </div>
  );
}

function Box({ name, isEmpty, children }: { name: string; isEmpty: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <section className="grid content-start gap-3 rounded-sm border border-line bg-surface p-4">
      <h2>{t(`dashboard.${name}.title`)}</h2>
      {isEmpty ? <p className="text-muted">{t(`dashboard.${name}.none`)}</p> : children}
    </section>
  );
}

function Documents({ documents }: { documents: readonly HomeDocument[] }) {
  return (
    <ul className="grid gap-3">
      {documents.map(({ id, fileName, status, model, at }) => (
        <li key={id} className="grid gap-0.5">
          <Link to={`/documents/${id}`} className="link break-words">
            {fileName}
          </Link>
          <span className="flex flex-wrap items-center gap-x-3 text-sm">
            <StatusBadge status={status} />
            <span className="text-muted">{model}</span>
          </span>
          <span className="text-sm text-muted">{at}</span>
        </li>
      ))}
    </ul>
  );
}
