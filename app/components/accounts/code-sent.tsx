import { Notice } from "~/components/form/notice";
import { useTranslation } from "~/locales/use-translation";

/** Says where a code was sent; locally also where to read it. */
export function CodeSent({ to, local }: { to: string; local: boolean }) {
  const { t } = useTranslation();
  return (
    <Notice>
      <p>{t("signup.code-sent", { email: to })}</p>
      {local && (
        <p>
          <a href="/dev/outbox" target="_blank" rel="noreferrer" className="link">
            {t("outbox.title")}
          </a>
        </p>
      )}
    </Notice>
  );
}
