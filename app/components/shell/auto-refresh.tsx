import { Link } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { useRefresh } from "./use-refresh";

/** `repeats` says that the page was opened by this link. */
type Props = { refreshTo: string; repeats: boolean };

const every = 2000;

/**
 * Placed beside what is in progress, it keeps the page up to date: with script automatically, without script by a link,
 * which from then on reloads the page. It does not reload before, because that would empty a half-filled form.
 */
export function AutoRefresh({ refreshTo, repeats }: Props) {
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
