import { useTranslation } from "react-i18next";
import type { StatusWord } from "~/domain/people/user-status";

/** Colour, shape and word say the same, so that each of them is enough. Paths fill a box of 16 by 16. */
const looks: Record<StatusWord, { colour: string; path: string }> = {
  invited: { colour: "text-processing", path: "M1 3h14v10H1zm2 2v6h10V5l-5 3.6z" },
  active: {
    colour: "text-success",
    path: "M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1m-1 10L3.8 7.8l1.3-1.3L7 8.4l4-4 1.3 1.3z",
  },
  removed: {
    colour: "text-failed",
    path: "M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1M4 7h8v2H4z",
  },
};

/** Whether a user is invited, active or removed. */
export function UserStatusBadge({ status }: { status: StatusWord }) {
  const { t } = useTranslation();
  const { colour, path } = looks[status];
  return (
    <span className={`inline-flex items-center gap-1.5 whitespace-nowrap ${colour}`}>
      <svg viewBox="0 0 16 16" className="size-4 shrink-0 fill-current" aria-hidden="true">
        <path fillRule="evenodd" d={path} />
      </svg>
      {t(`people.status.${status}`)}
    </span>
  );
}
