import { Link } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { Notice } from "../form/notice";

/**
 * Says that files wait for a model, those received by e-mail and those in the inbox, with links to them; nothing when
 * there are none.
 */
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
