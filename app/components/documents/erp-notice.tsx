import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { Notice } from "../form/notice";
import { AutoRefresh } from "../shell/auto-refresh";
import { erpSentence, type ShownSending } from "./erp-sentence";

type Props = { sending: ShownSending | null; maySend: boolean; repeats: boolean };

/** The outcome of sending the document to the ERP system, the way to it there, and another try. */
export function ErpNotice({ sending, maySend, repeats }: Props) {
  const { t } = useTranslation();
  if (!sending) return null;
  const { state, problem, link, attempts } = sending;
  const kind = t(`erp.kind.${sending.kind}`);
  return (
    <Notice kind={problem ? "problem" : state === "sent" ? "success" : "info"}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="min-w-0 break-words">{erpSentence(t, sending)}</span>
        {state === "waiting" && attempts === 0 && <AutoRefresh refreshTo="?watch=1" repeats={repeats} />}
        {link && (
          <a className="link" href={link} rel="noreferrer">
            {t("erp.open", { kind })}
          </a>
        )}
        {maySend && (state !== "waiting" || problem) && (
          <form method="post">
            <Button kind="secondary" name="intent" value="erp">
              {t("erp.again")}
            </Button>
          </form>
        )}
      </div>
    </Notice>
  );
}
