import { useTranslation } from "~/locales/use-translation";

/** A notification as it is shown; `name` and `by` fill its sentence. */
export type ShownNotification = {
  id: string;
  kind: string;
  name: string;
  by: string | null;
  at: string;
  isRead: boolean;
};

/**
 * What happened, the newest first. Each line leads to what it is about and is read from then on: it asks for a page of its own, so
 * that no script may skip that.
 */
export function BellList({ lines }: { lines: readonly ShownNotification[] }) {
  const { t } = useTranslation();
  return (
    <ol className="divide-y divide-line rounded-sm border border-line bg-surface">
      {lines.map(({ id, kind, name, by, at, isRead }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 px-4 py-2 hover:bg-raised">
          <span className="flex min-w-0 grow basis-72 items-baseline gap-2">
            <span
              aria-hidden="true"
              className={`size-2 shrink-0 rounded-full ${isRead ? "" : "bg-accent"}`}
            />
            <a
              href={`/notifications/${encodeURIComponent(id)}`}
              className={`link min-w-0 wrap-anywhere ${isRead ? "" : "font-semibold"}`}
            >
              {!isRead && <span className="sr-only">{t("notifications.bell-page.new")}: </span>}
              {t(`notifications.bell.${kind}`, { name, by: by ?? t("notifications.bell-page.somebody") })}
            </a>
          </span>
          <span className="text-sm whitespace-nowrap text-muted max-sm:pl-4">{at}</span>
        </li>
      ))}
    </ol>
  );
}
