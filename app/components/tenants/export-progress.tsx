import { Link } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { useRefresh } from "../shell/use-refresh";

const every = 2000;

/** The progress of an export; with script the page refreshes automatically, without by a link. */
export function ExportProgress({ done, total }: { done: number; total: number }) {
  const { t } = useTranslation();
  useRefresh(true, every);
  const text = t("tenants.export.running", { done, total });
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 text-processing">
      <span>{text}</span>
      {total > 0 && <progress max={total} value={done} aria-label={text} />}
      <noscript>
        <Link to="/tenant/export" className="link">
          {t("tenants.export.refresh")}
        </Link>
      </noscript>
    </div>
  );
}
