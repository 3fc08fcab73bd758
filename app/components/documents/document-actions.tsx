import { Link } from "@remix-run/react";
import { type DocumentStatus, hasResult } from "~/domain/documents/status";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { LinkButton } from "../form/link-button";
import { DropMenu } from "./drop-menu";

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

/** What can be done with a document besides correcting it: what usually comes next in sight, the rest in a menu. */
export function DocumentActions({ id, status, may, edited }: Props) {
  const { t } = useTranslation();
  // Sent with the review, so that its entries are not lost.
  const form = hasResult(status) ? "review" : undefined;
  const again = status === "released";
  const warning = edited ? t("document.reprocess-edited") : undefined;
  const asked = [
    { intent: "erp", key: "send-to-erp", may: may.erp },
    { intent: "send", key: "send", may: may.send },
    { intent: "release", key: "release-again", may: may.release && again },
    { intent: "take-back", key: "take-back", may: may.takeBack },
    { intent: "submit", key: "submit", may: may.submit },
    { intent: "reprocess", key: "reprocess", may: may.reprocess },
  ] as const;
  const places = [
    { to: "file", key: "document.download-file", file: true },
    { to: "result.json", key: "document.download-json", file: true },
    ...(hasResult(status) ? [{ to: "e-invoice", key: "document.e-invoice", file: false }] : []),
  ];
  return (
    <form method="post" className="flex flex-wrap items-center gap-2">
      {may.release && !again && (
        <Button kind="secondary" form={form} name="intent" value="release">
          {t("document.release")}
        </Button>
      )}
      {may.type && (
        <Button kind="secondary" name="intent" value="type-by-hand">
          {t("document.type-by-hand")}
        </Button>
      )}
      {may.handle && <LinkButton to={`/documents/${id}/handle`}>{t("review.handling.link")}</LinkButton>}
      <DropMenu label={t("document.more")}>
        <ul className="grid min-w-56">
          {asked
            .filter((one) => one.may)
            .map(({ intent, key }) => (
              <li key={intent}>
                <button
                  type="submit"
                  form={form}
                  name="intent"
                  value={intent}
                  title={intent === "reprocess" ? warning : undefined}
                  className="menu-line w-full"
                >
                  {t(`document.${key}`)}
                </button>
              </li>
            ))}
          {hasResult(status) && (
            <li>
              <button
                type="submit"
                formAction={`/documents/${id}/replay`}
                title={t("replay.hint")}
                className="menu-line w-full"
              >
                {t("replay.button")}
              </button>
            </li>
          )}
          {places.map(({ to, key, file }) => (
            <li key={to}>
              <a href={`/documents/${id}/${to}`} download={file || undefined} className="menu-line">
                {t(key)}
              </a>
            </li>
          ))}
          {may.delete && (
            <li className="mt-1 border-t border-line pt-1">
              <Link to={`/documents/${id}/delete`} className="menu-line text-failed">
                {t("learning.delete")}
              </Link>
            </li>
          )}
        </ul>
      </DropMenu>
    </form>
  );
}
