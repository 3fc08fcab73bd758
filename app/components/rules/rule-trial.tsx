import { Link } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { Notice } from "../form/notice";

type Trial = {
  documents: number;
  missed: readonly { documentId: string; fileName: string; sentences: readonly string[] }[];
};

/** Which of the last documents do not meet the rules. */
export function RuleTrial({ trial }: { trial: Trial }) {
  const { t } = useTranslation();
  const { documents, missed } = trial;
  return (
    <Notice kind={missed.length > 0 ? "problem" : undefined}>
      <p>{t("rules.tested", { count: documents, missed: missed.length })}</p>
      {missed.length > 0 && (
        <ul className="list-disc pl-5">
          {missed.map(({ documentId, fileName, sentences }) => (
            <li key={documentId}>
              <Link to={`/documents/${documentId}`} className="link wrap-anywhere">
                {fileName}
              </Link>
              : {sentences.join(" ")}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
