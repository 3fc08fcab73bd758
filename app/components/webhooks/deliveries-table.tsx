import { Form, Link } from "@remix-run/react";
import type { DeliveryState } from "~/domain/webhooks/webhook-endpoint";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { type StatusStyle, StatusWord, statusShapes } from "../shell/status-word";
import { CardTable } from "../table/card-table";

export type DeliveryLine = {
  id: string;
  sequence: number;
  type: string;
  at: string;
  documentId: string | null;
  fileName: string | null;
  state: DeliveryState;
  attempts: number;
  nextAt: string | null;
  status: number | null;
  milliseconds: number | null;
  answer: string | null;
  problem: string | null;
};

const looks: Record<DeliveryState, StatusStyle> = {
  waiting: { colour: "text-muted", path: statusShapes.stopped },
  delivered: { colour: "text-success", path: statusShapes.works },
  failed: { colour: "text-failed", path: statusShapes.ending },
};

/** What was sent to an endpoint, or will be, and its responses. */
export function DeliveriesTable({
  lines,
  mayResend,
}: {
  lines: readonly DeliveryLine[];
  mayResend: boolean;
}) {
  const { t } = useTranslation();
  return (
    <CardTable
      caption={t("webhooks.log")}
      rows={lines}
      columns={[
        { label: t("webhooks.event"), cell: ({ type }) => t(`webhooks.type.${type}`) },
        { label: t("webhooks.time"), cell: ({ at }) => <span className="whitespace-nowrap">{at}</span> },
        { label: t("webhooks.document"), cell: (line) => <Subject {...line} /> },
        { label: t("webhooks.delivery"), cell: (line) => <Outcome {...line} /> },
        { label: t("webhooks.attempts"), number: true, cell: ({ attempts }) => attempts },
        { label: t("webhooks.answer"), cell: (line) => <Answer {...line} /> },
        ...(mayResend
          ? [
              {
                label: t("webhooks.resend"),
                cell: ({ id, sequence, type, state }: DeliveryLine) =>
                  type === "webhook.test" || state === "waiting" ? (
                    "–"
                  ) : (
                    <Form method="post">
                      <input type="hidden" name="deliveryId" value={id} />
                      <Button
                        kind="secondary"
                        name="intent"
                        value="resend"
                        aria-label={t("webhooks.resend-named", { number: sequence })}
                      >
                        {t("webhooks.resend")}
                      </Button>
                    </Form>
                  ),
              },
            ]
          : []),
      ]}
    />
  );
}

function Subject({ documentId, fileName, type }: DeliveryLine) {
  if (!documentId || type === "document.deleted") return <span className="break-all">{fileName ?? "–"}</span>;
  return (
    <Link to={`/documents/${documentId}`} className="link break-all">
      {fileName}
    </Link>
  );
}

function Outcome({ state, nextAt }: DeliveryLine) {
  const { t } = useTranslation();
  return (
    <>
      <StatusWord {...looks[state]}>{t(`webhooks.delivery.${state}`)}</StatusWord>
      {nextAt && (
        <span className="block text-sm text-muted">{t("webhooks.next-attempt", { at: nextAt })}</span>
      )}
    </>
  );
}

function Answer({ status, milliseconds, answer, problem }: DeliveryLine) {
  const { t } = useTranslation();
  return (
    <>
      {status !== null && (
        <span className="whitespace-nowrap">{t("webhooks.answered", { status, milliseconds })}</span>
      )}
      {problem && <span className="block text-sm text-failed">{t(problem)}</span>}
      {answer && (
        <details>
          <summary>{t("webhooks.show-answer")}</summary>
          <pre className="max-w-md text-sm break-all whitespace-pre-wrap">{answer}</pre>
        </details>
      )}
      {status === null && !problem && "–"}
    </>
  );
}
