import { Button } from "~/components/form/button";
import { LinkButton } from "~/components/form/link-button";
import { deviceName } from "~/domain/accounts/device-name";
import { useTranslation } from "~/locales/use-translation";

export type ShownSession = {
  id: string;
  userAgent: string;
  address: string | null;
  createdAt: string;
  lastSeenAt: string | null;
  isThis: boolean;
};

/** Where a user is signed in; each session can be ended, this one by logging out. */
export function SessionsList({ sessions }: { sessions: readonly ShownSession[] }) {
  return (
    <ul className="grid gap-3">
      {sessions.map((session) => (
        <li
          key={session.id}
          className="flex flex-wrap items-center justify-between gap-3 rounded-sm border border-line bg-surface p-4"
        >
          <SessionText session={session} />
          <SessionEnd session={session} />
        </li>
      ))}
    </ul>
  );
}

function SessionText({ session }: { session: ShownSession }) {
  const { t } = useTranslation();
  const { address, isThis, createdAt, lastSeenAt } = session;
  return (
    <div className="grid gap-1">
      <p className="font-medium">
        <Device userAgent={session.userAgent} />
        {isThis && <span className="text-success"> · {t("profile.sessions.this")}</span>}
      </p>
      <p className="text-sm text-muted">
        {t("profile.sessions.from", { address: address ?? t("profile.sessions.unknown") })}
      </p>
      <p className="text-sm text-muted">
        {t("profile.sessions.since")} {createdAt} · {t("profile.sessions.seen")} {lastSeenAt ?? createdAt}
      </p>
    </div>
  );
}

function Device({ userAgent }: { userAgent: string }) {
  const { t } = useTranslation();
  const { browser, system } = deviceName(userAgent);
  if (browser && system) return <>{t("profile.sessions.device", { browser, system })}</>;
  return <>{browser ?? system ?? t("profile.sessions.unknown-device")}</>;
}

function SessionEnd({ session: { id, isThis } }: { session: ShownSession }) {
  const { t } = useTranslation();
  if (isThis)
    return (
      <form method="post" action="/logout">
        <Button kind="secondary">{t("logout.submit")}</Button>
      </form>
    );
  return <LinkButton to={`?end=${id}`}>{t("profile.sessions.end")}</LinkButton>;
}
