import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { AuditActor, AuditLine, AuditSubject } from "~/domain/audit/audit-line";
import { auditSentence } from "~/domain/audit/audit-sentence";
import { auditWordsKey } from "~/domain/audit/audited-operations";
import type { Translate } from "~/locales/translate";
import { useTranslation } from "~/locales/use-translation";
import { MenuIcon } from "../shell/menu-icon";
import { AuditDetails } from "./audit-details";
import { FilledSentence } from "./filled-sentence";
import { subjectIcons } from "./subject-icons";

type Entry = Omit<AuditLine, "at" | "id" | "address">;

/** What was done to what and by whom: a sentence whose names lead on, what else is known of it below. */
export function AuditEntry(entry: Entry) {
  const { t } = useTranslation();
  const { actor, actorId, onBehalf, operation, subject } = entry;
  const sentence = auditSentence(entry);
  return (
    <span className="flex gap-2 sm:min-w-80">
      <MenuIcon name={subjectIcons[subject?.kind ?? "other"]} />
      <span className="block min-w-0 grow">
        <span className="block wrap-anywhere">
          <FilledSentence
            fill={(marks) => t(`audit.sentence.${sentence}`, marks)}
            action={t(auditWordsKey(operation))}
            subject={
              <Named to={subject?.path ?? (sentence === "about" ? byActor(actorId) : null)}>
                {subject?.name}
              </Named>
            }
            actor={<Named to={actorLink(actor, actorId)}>{nameOf(actor, t)}</Named>}
          />
        </span>
        <span className="flex flex-wrap gap-x-3 text-sm text-muted">
          {subject && <About {...subject} />}
          {actor.kind === "person" && actor.email && <span className="wrap-anywhere">{actor.email}</span>}
          {onBehalf && <span>{t("audit.on-behalf")}</span>}
          <AuditDetails {...entry} />
        </span>
      </span>
    </span>
  );
}

const Named = ({ to, children }: { to: string | null; children: ReactNode }) =>
  to ? (
    <Link to={to} className="link">
      {children}
    </Link>
  ) : (
    children
  );

const byActor = (actorId: string) => `/audit?actor=${encodeURIComponent(actorId)}`;

/** To all that somebody did; mails, jobs and visitors are nobody to ask about. */
const actorLink = ({ kind }: AuditActor, actorId: string): string | null =>
  kind === "mail" || kind === "system" || kind === "visitor" ? null : byActor(actorId);

function nameOf(actor: AuditActor, t: Translate): string {
  if (actor.kind === "person") return actor.name;
  return actor.kind === "key" ? t("audit.by.key", { name: actor.name }) : t(`audit.by.${actor.kind}`);
}

/** What kind of object it is, and the way to all that was done to it. */
function About({ id, kind, name }: AuditSubject) {
  const { t } = useTranslation();
  return (
    <>
      {kind && <span>{t(`audit.subject.${kind}`)}</span>}
      <Link to={`/audit?subject=${encodeURIComponent(id)}`} className="link">
        {t("audit.all-about")}
        {name && <span className="sr-only">: {name}</span>}
      </Link>
    </>
  );
}
