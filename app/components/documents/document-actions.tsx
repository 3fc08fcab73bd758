import { type DocumentStatus, hasResult } from "~/domain/documents/status";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { buttonStyle } from "../form/button-style";
import { LinkButton } from "../form/link-button";

type Props = {
  id: string;
  status: DocumentStatus;
  may: {
    takeBack: boolean;
    reprocess: boolean;
    type: boolean;
    submit: boolean;
    release: boolean;
    /** Whether it can be sent to an ERP system; if it was, its notice says more. */
    erp: boolean;
    send: boolean;
    delete: boolean;
    handle: boolean;
  };
  edited: boolean;
};

/** What can be done with a document besides correcting it. */
export function DocumentActions({ id, status, may, edited }: Props) {
  const { t } = useTranslation();
  // Sent with the review, so that its entries are not lost.
  const form = hasResult(status) ? "review" : undefined;
  return (
    <form method="post" className="flex flex-wrap items-start gap-2">
      {may.release && (
        <Button kind="secondary" form={form} name="intent" value="release">
          {t(status === "released" ? "document.release-again" : "document.release")}
        </Button>
      )}
      {may.erp && (
        <Button kind="secondary" form={form} name="intent" value="erp">
          {t("document.send-to-erp")}
        </Button>
      )}
      {may.send && (
        <Button kind="secondary" form={form} name="intent" value="send">
          {t("document.send")}
        </Button>
      )}
      {may.takeBack && (
        <Button kind="secondary" form={form} name="intent" value="take-back">
          {t("document.take-back")}
        </Button>
      )}
      {may.submit && (
        <Button kind="secondary" form={form} name="intent" value="submit">
          {t("document.submit")}
        </Button>
      )}
      {may.reprocess && (
        <Button
          kind="secondary"
          form={form}
          name="intent"
          value="reprocess"
          title={edited ? t("document.reprocess-edited") : undefined}
        >
          {t("document.reprocess")}
        </Button>
      )}
      {may.type && (
        <Button kind="secondary" name="intent" value="type-by-hand">
          {t("document.type-by-hand")}
        </Button>
      )}
      {hasResult(status) && (
        <Button kind="secondary" formAction={`/documents/${id}/replay`} title={t("replay.hint")}>
          {t("replay.button")}
        </Button>
      )}
      {may.handle && <LinkButton to={`/documents/${id}/handle`}>{t("review.handling.link")}</LinkButton>}
      {may.delete && <LinkButton to={`/documents/${id}/delete`}>{t("learning.delete")}</LinkButton>}
      <details className="relative">
        <summary className={buttonStyle("secondary")}>{t("document.download")}</summary>
        <ul className="absolute right-0 z-10 mt-1 grid w-max gap-1 rounded-sm border border-line bg-surface p-2 shadow-lg max-sm:right-auto max-sm:left-0">
          <li>
            <a className="block px-2 py-1 link" href={`/documents/${id}/file`} download>
              {t("document.download-file")}
            </a>
          </li>
          <li>
            <a className="block px-2 py-1 link" href={`/documents/${id}/result.json`} download>
              {t("document.download-json")}
            </a>
          </li>
          {hasResult(status) && (
            <li>
              <a className="block px-2 py-1 link" href={`/documents/${id}/e-invoice`}>
                {t("document.e-invoice")}
              </a>
            </li>
          )}
        </ul>
      </details>
    </form>
  );
}
