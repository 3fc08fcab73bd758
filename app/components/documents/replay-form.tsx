import { Link } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { Notice } from "../form/notice";

type Props = { documentId: string; problem: string | null };

/** The question before a reproducibility check, for those who open its address, and why the last one failed. */
export function ReplayForm({ documentId, problem }: Props) {
  const { t } = useTranslation();
  return (
    <form method="post" className="grid max-w-4xl justify-items-start gap-4">
      <h1>{t("replay.title")}</h1>
      {problem && <Notice kind="problem">{t(problem)}</Notice>}
      <p>{t("replay.hint")}</p>
      <Button>{t("replay.button")}</Button>
      <Link className="link" to={`/documents/${documentId}`}>
        {t("replay.back")}
      </Link>
    </form>
  );
}
