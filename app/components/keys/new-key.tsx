import { useTranslation } from "~/locales/use-translation";
import { LinkButton } from "../form/link-button";
import { Notice } from "../form/notice";
import { OneTimeSecret } from "../form/one-time-secret";
import { PageHeader } from "../shell/page-header";

type Props = { name: string; secret: string; user: { id: string; name: string } };

/** A key that was just created; no page shows it again. */
export function NewKey({ name, secret, user }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t("keys.made")} hint={name} />
      <Notice>{t("keys.made-hint")}</Notice>
      <div className="grid max-w-xl gap-2">
        <OneTimeSecret name="key" label={t("keys.key")} secret={secret} />
        <p>
          <LinkButton to={`/Users/api-users/${user.id}`}>
            {t("keys.back-to-user", { name: user.name })}
          </LinkButton>
        </p>
      </div>
    </>
  );
}
