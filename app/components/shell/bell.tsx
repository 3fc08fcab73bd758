import { Link } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { ToolbarIcon } from "./toolbar-icon";

/** The way to the notifications, with how many are not read; null for none. */
export function Bell({ unread }: { unread: string | null }) {
  const { t } = useTranslation();
  return (
    <Link to="/notifications" className="bar-button relative grid place-items-center">
      <ToolbarIcon name="bell" />
      <span className="sr-only">{t("shell.bell")}</span>
      {unread && (
        <span className="bell-count">
          {unread} <span className="sr-only">{t("shell.bell.unread")}</span>
        </span>
      )}
    </Link>
  );
}
