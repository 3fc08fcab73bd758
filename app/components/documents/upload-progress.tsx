import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { InlineIcon } from "../shell/inline-icon";
import type { Upload } from "./upload-queue";
import { UploadSum } from "./upload-sum";

type Props = {
  uploads: readonly Upload[];
  onSendAgain(keys: readonly string[]): void;
  onGiveUp(keys: readonly string[]): void;
};

/** The files being uploaded, the outcome of those that arrived, and what can be done about the others. */
export function UploadProgress({ uploads, onSendAgain, onGiveUp }: Props) {
  const { t } = useTranslation();
  if (uploads.length === 0) return null;
  const keysOf = (...states: Upload["state"][]) =>
    uploads.filter(({ state }) => states.includes(state)).map(({ key }) => key);
  const [again, missing, refused] = [keysOf("again"), keysOf("missing"), keysOf("refused")];
  return (
    <div className="grid gap-2">
      <div role="status" className="grid gap-1">
        <UploadSum uploads={uploads} />
        {refused.length > 0 && <p>{t("documents.upload.refused", { count: refused.length })}</p>}
        {again.length > 0 && (
          <p className="text-failed">{t("documents.upload.unsent", { count: again.length })}</p>
        )}
        {missing.length > 0 && (
          <p className="text-failed">{t("documents.upload.missing", { count: missing.length })}</p>
        )}
      </div>
      {(again.length > 0 || missing.length > 0) && (
        <p className="flex flex-wrap gap-2">
          {again.length > 0 && (
            <Button type="button" onClick={() => onSendAgain(again)}>
              {t("documents.upload.send-again")}
            </Button>
          )}
          <Button type="button" kind="secondary" onClick={() => onGiveUp([...again, ...missing])}>
            {t("documents.upload.give-up")}
          </Button>
        </p>
      )}
      {uploads.some(({ state }) => state !== "received") && (
        <ul className="grid max-h-60 gap-1 overflow-y-auto">
          {[...uploads].sort(openFirst).map((upload) => (
            <li
              key={upload.key}
              className="grid grid-cols-[minmax(0,16rem)_minmax(0,1fr)] items-center gap-3"
            >
              <span className="truncate">{upload.fileName}</span>
              <UploadState upload={upload} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Finished files move down: what is still in progress, or needs action, stays visible. */
const openFirst = (one: Upload, other: Upload) =>
  Number(one.state === "received") - Number(other.state === "received");

function UploadState({ upload: { fileName, state, share, message } }: { upload: Upload }) {
  const { t } = useTranslation();
  if (state === "received")
    return (
      <span className="text-success">
        <InlineIcon kind="check" /> {t("documents.upload.received")}
      </span>
    );
  if (state === "waiting") return <span className="text-muted">{t("documents.upload.waiting")}</span>;
  if (state === "retrying") return <span className="text-muted">{t("documents.upload.retrying")}</span>;
  if (state === "sending")
    return <progress value={share} max={1} aria-label={fileName} className="w-full max-w-48" />;
  return (
    <span className="text-failed">
      <InlineIcon kind="cross" />{" "}
      {message ? t(message.messageKey, message.values) : t("documents.upload.choose-again")}
    </span>
  );
}
