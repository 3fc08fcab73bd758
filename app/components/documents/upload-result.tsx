import { useTranslation } from "~/locales/use-translation";
import { Notice } from "../form/notice";

type Refused = { fileName: string; messageKey: string; values: Record<string, string | number> };

/** The outcome of an upload by the plain form: how many files were accepted, and which were rejected and why. */
export function UploadResult({ received, refused }: { received: number; refused: readonly Refused[] }) {
  const { t } = useTranslation();
  return (
    <>
      {received > 0 && <Notice>{t("documents.upload.taken", { count: received })}</Notice>}
      {refused.length > 0 && (
        <Notice kind="problem">
          <p className="font-medium">{t("documents.upload.refused", { count: refused.length })}</p>
          <ul className="list-disc pl-5">
            {refused.map(({ fileName, messageKey, values }) => (
              <li key={`${fileName} ${messageKey}`}>
                {fileName && <span className="font-medium wrap-anywhere">{fileName}: </span>}
                {t(messageKey, values)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
