import { Link } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { Notice } from "../form/notice";

type Props = { done: string | null; documentId: string | null; name: string | null };

/** Says that a file was assigned to a model, with a link to its document, or that it was deleted. */
export function PlacedNotice({ done, documentId, name }: Props) {
  const { t } = useTranslation();
  if (done === "discarded") return <Notice>{t("intake.inbox.discarded")}</Notice>;
  if (done !== "placed" || !documentId || !name) return null;
  return (
    <Notice>
      {t("intake.inbox.put-done", { model: name })}{" "}
      <Link to={`/documents/${documentId}`} className="link">
        {t("intake.inbox.open")}
      </Link>
    </Notice>
  );
}
