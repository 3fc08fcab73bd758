import type { StatusWord as Status } from "~/domain/people/user-status";
import { useTranslation } from "~/locales/use-translation";
import { type StatusStyle, StatusWord, statusShapes } from "../shell/status-word";

const looks: Record<Status, StatusStyle> = {
  invited: { colour: "text-processing", path: "M1 3h14v10H1zm2 2v6h10V5l-5 3.6z" },
  active: { colour: "text-success", path: statusShapes.works },
  removed: { colour: "text-failed", path: statusShapes.stopped },
};

/** Whether a user is invited, active or removed. */
export function UserStatusBadge({ status }: { status: Status }) {
  const { t } = useTranslation();
  return <StatusWord {...looks[status]}>{t(`people.status.${status}`)}</StatusWord>;
}
