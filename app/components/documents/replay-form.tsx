import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "../form/button";

/** The question before a replay, for whoever comes here by address. */
export function ReplayForm({ documentId }: { documentId: string }) {
  const { t } = useTranslation();
  return (
    <form method="post" className="grid max-w-4xl justify-items-start gap-4">
      <h1>{t("replay.title")}</h1>
      <p>{t("replay.hint")}</p>
      <Button>{t("replay.button")}</Button>
      <Link className="link" to={`/documents/${documentId}`}>
        {t("replay.back")}
      </Link>
    </form>
  );
}
