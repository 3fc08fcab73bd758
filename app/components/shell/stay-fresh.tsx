import { Link } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { useRefresh } from "./use-refresh";

/** `repeats` says that the page was asked for by this very link. */
type Props = { refreshTo: string; repeats: boolean };

const every = 2000;

/**
 * Stands beside what is under way and keeps the page up to date: with script by itself, without script by a link, which
 * from then on reloads the page. It does not before, because that would empty a half-filled form.
 */
export function StayFresh({ refreshTo, repeats }: Props) {
  const { t } = useTranslation();
  useRefresh(true, every);
  return (
    <>
      {repeats && (
        <noscript>
          <meta httpEquiv="refresh" content="5" />
        </noscript>
      )}
      <noscript>
        <Link to={refreshTo} className="link">
          {t("documents.refresh")}
        </Link>
      </noscript>
    </>
  );
}
