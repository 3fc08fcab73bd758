import { Form } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { buttonStyle } from "../form/button-style";
import { controlStyle } from "../form/field-frame";
import { CardTable } from "../table/card-table";
import { DetectedType } from "./detected-type";
import { FirstPage } from "./first-page";

type Model = { id: string; name: string };

type Waiting = {
  id: string;
  fileName: string;
  state: "reading" | "waiting";
  kind: string | null;
  kindConfidence: number | null;
  reason: string | null;
  /** The most likely model; null without one. */
  modelName: string | null;
  receivedAt: string;
  keptUntil: string;
  sender: string | null;
  proposed: readonly Model[];
};

type Props = { files: readonly Waiting[]; models: readonly Model[]; mayPut: boolean };

/** The files that have no model yet, each with its likely type and, once known, one click to assign it to a model. */
export function WaitingTable({ files, models, mayPut }: Props) {
  const { t } = useTranslation();
  const put = {
    label: t("intake.inbox.model"),
    cell: (file: Waiting) => (file.state === "waiting" ? <PutForm file={file} models={models} /> : "–"),
  };
  return (
    <CardTable
      caption={t("intake.inbox.caption")}
      rows={files}
      columns={[
        { label: t("documents.file"), cell: (file) => <File {...file} /> },
        { label: t("intake.inbox.looks-like"), cell: (file) => <Seen {...file} /> },
        ...(mayPut ? [put] : []),
      ]}
    />
  );
}

function File({ id, fileName, state, receivedAt, keptUntil, sender }: Waiting) {
  const { t } = useTranslation();
  return (
    <div className="flex items-start gap-3">
      {state === "waiting" && <FirstPage id={id} fileName={fileName} />}
      <div className="min-w-0">
        <a href={`/inbox/${id}/file`} className="break-all link">
          {fileName}
        </a>
        <span className="block text-sm text-muted">
          {t("intake.inbox.times", { at: receivedAt, until: keptUntil })}
          {sender && <span className="block wrap-anywhere">{t("intake.inbox.from", { sender })}</span>}
        </span>
      </div>
    </div>
  );
}

function Seen({ state, kind, kindConfidence, reason, modelName }: Waiting) {
  const { t } = useTranslation();
  if (state === "reading") return <span className="text-processing">{t("intake.inbox.reading")}</span>;
  return (
    <>
      {reason !== "unread" && <DetectedType kind={kind} confidence={kindConfidence} />}
      {reason && (
        <span className="block max-w-prose text-sm text-muted">
          {t(`intake.inbox.why.${reason}`, { model: modelName ?? "" })}
        </span>
      )}
    </>
  );
}

/** Where models are as likely as each other, each has its button; else the likeliest has, and the others stand in the list. */
const evenly = new Set(["several", "other-kind"]);

function PutForm({ file, models }: { file: Waiting; models: readonly Model[] }) {
  const { t } = useTranslation();
  const { id, fileName, reason } = file;
  const proposed = file.proposed.slice(0, evenly.has(reason ?? "") ? undefined : 1);
  return (
    <div className="flex flex-wrap items-start gap-x-2 gap-y-1">
      {proposed.length > 0 && (
        <Form method="post" className="flex flex-wrap gap-x-2 gap-y-1">
          <input type="hidden" name="waitingFileId" value={id} />
          {proposed.map((model, index) => (
            <Button
              key={model.id}
              kind={index === 0 ? "suggested" : "secondary"}
              name="modelId"
              value={model.id}
              aria-label={t("intake.inbox.put-file", { fileName, model: model.name })}
            >
              {model.name}
            </Button>
          ))}
        </Form>
      )}
      <details open={proposed.length === 0}>
        <summary className={buttonStyle("quiet")}>
          {t("intake.inbox.others")} <span className="sr-only">{fileName}</span>
        </summary>
        <div className="mt-1 grid gap-2">
          {models.length > 0 && (
            <Form method="post" className="flex flex-wrap gap-2">
              <input type="hidden" name="waitingFileId" value={id} />
              <select
                name="otherModelId"
                required
                defaultValue=""
                aria-label={t("intake.model-for", { fileName })}
                className={`${controlStyle} min-w-40 flex-1`}
              >
                <option value="">{t("intake.inbox.other-model")}</option>
                {models.map((model) => (
                  <option key={model.id} value={model.id}>
                    {model.name}
                  </option>
                ))}
              </select>
              <Button kind="secondary">
                {t("intake.inbox.put")} <span className="sr-only">{fileName}</span>
              </Button>
            </Form>
          )}
          <Form method="post">
            <input type="hidden" name="waitingFileId" value={id} />
            <input type="hidden" name="fileName" value={fileName} />
            <Button kind="quiet" name="intent" value="discard">
              {t("intake.inbox.discard")} <span className="sr-only">{fileName}</span>
            </Button>
          </Form>
        </div>
      </details>
    </div>
  );
}
