import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useRefresh } from "../shell/use-refresh";

type Props = { pending: number; refreshTo: string; repeats: boolean };

const every = 2000;

/**
 * Says how many documents are still being read and keeps the page up to date: with script by itself, without script by
 * a link, which from then on (`repeats`) reloads the page. It does not before, because that would empty a half-filled form.
 */
export function PendingRefresh({ pending, refreshTo, repeats }: Props) {
  const { t } = useTranslation();
  useRefresh(pending > 0, every);
  if (pending === 0) return null;
  return (
    <p role="status" className="flex flex-wrap items-center gap-3 text-processing">
      {repeats && (
        <noscript>
          <meta httpEquiv="refresh" content="5" />
        </noscript>
      )}
      {t("documents.pending", { count: pending })}
      <noscript>
        <Link to={refreshTo} className="link">
          {t("documents.refresh")}
        </Link>
      </noscript>
    </p>
  );
}
