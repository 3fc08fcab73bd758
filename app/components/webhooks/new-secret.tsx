import { useTranslation } from "~/locales/use-translation";
import { LinkButton } from "../form/link-button";
import { Notice } from "../form/notice";
import { OneTimeSecret } from "../form/one-time-secret";
import { PageHeader } from "../shell/page-header";

type Props = { title: string; endpointId: string; secret: string; until?: string };

/** A signing secret that was just created; `until` is how long the previous one is valid, too. */
export function NewSecret({ title, endpointId, secret, until }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={title} />
      <Notice>
        {t("webhooks.secret-made")} {until && t("webhooks.secret-replaced", { until })}
      </Notice>
      <div className="grid max-w-xl gap-2">
        <OneTimeSecret name="secret" label={t("webhooks.secret")} secret={secret} />
        <p>
          <LinkButton to={`/connections/webhooks/${endpointId}`}>{t("webhooks.back")}</LinkButton>
        </p>
      </div>
    </>
  );
}
