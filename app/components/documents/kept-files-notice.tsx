import { Link } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { Notice } from "../form/notice";

/** Says that files which came by mail wait for a model, and leads to them; nothing when none do. */
export function KeptFilesNotice({ count }: { count: number }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <Notice kind="info">
      {t("intake.waiting", { count })}{" "}
      <Link to="/aimodels/intake-log?kept=yes" className="link">
        {t("intake.waiting-link")}
      </Link>
    </Notice>
  );
}
