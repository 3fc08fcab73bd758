import { Link } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { Notice } from "../form/notice";

/** Says that files wait for a model, those that came by mail and those of the inbox, and leads to them; nothing when none do. */
export function KeptFilesNotice({ count, inbox }: { count: number; inbox: number }) {
  const { t } = useTranslation();
  return (
    <>
      {count > 0 && (
        <Notice kind="info">
          {t("intake.waiting", { count })}{" "}
          <Link to="/aimodels/intake-log?kept=yes" className="link">
            {t("intake.waiting-link")}
          </Link>
        </Notice>
      )}
      {inbox > 0 && (
        <Notice kind="info">
          {t("intake.inbox.waiting", { count: inbox })}{" "}
          <Link to="/inbox" className="link">
            {t("intake.inbox.waiting-link")}
          </Link>
        </Notice>
      )}
    </>
  );
}
