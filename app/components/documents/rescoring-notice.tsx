import { Link } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { Notice } from "../form/notice";
import { useRefresh } from "../shell/use-refresh";

type Props = {
  rescoring: { waiting: number; checked: number; improved: number; done: boolean } | null;
  modelId: string;
  justSaved: boolean;
};

const every = 1000;

/**
 * What a correction did for the other documents with its layout. While they are being rescored, the page refreshes
 * automatically, or by a link where there is no script.
 */
export function RescoringNotice({ rescoring, modelId, justSaved }: Props) {
  const { t } = useTranslation();
  const waits = rescoring !== null && !rescoring.done;
  useRefresh(waits, every);
  if (!rescoring || (rescoring.improved === 0 && !(justSaved && waits))) return null;
  const { waiting, improved } = rescoring;
  return (
    <Notice kind="info">
      {waits ? t("learning.checking", { count: waiting }) : t("learning.improved", { count: improved })}{" "}
      {waits ? (
        <noscript>
          <Link to="?done=save" className="link">
            {t("learning.refresh")}
          </Link>
        </noscript>
      ) : (
        <Link to={`/document-processing/${modelId}/documents`} className="link">
          {t("learning.show-documents")}
        </Link>
      )}
    </Notice>
  );
}
