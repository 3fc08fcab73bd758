import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "~/locales/use-translation";
import { InlineIcon } from "../shell/inline-icon";

type Props = { previous: string | null; next: string | null; children?: ReactNode };

/** A summary of a list, and the links to the previous and next pages. */
export function PageLinks({ previous, next, children }: Props) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("pager.label")} className="flex flex-wrap items-center gap-4">
      {children && <span className="text-muted">{children}</span>}
      {previous && (
        <Link to={previous} rel="prev" className="link">
          <InlineIcon kind="previous" /> {t("pager.previous")}
        </Link>
      )}
      {next && (
        <Link to={next} rel="next" className="link">
          {t("pager.next")} <InlineIcon kind="next" />
        </Link>
      )}
    </nav>
  );
}
