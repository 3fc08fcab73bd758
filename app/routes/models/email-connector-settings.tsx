import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ModelTabs } from "~/components/models/model-tabs";
import { SettingsList } from "~/components/models/settings-list";
import { PageHeader } from "~/components/shell/page-header";
import { mailAddressOf } from "~/domain/intake/mail-address";
import { maySeeMailAddress } from "~/domain/intake/may-see-mail-address";
import { subjectOf } from "~/domain/intake/subject-of";
import { isAllowed } from "~/domain/permissions/actor";
import { settingsCrumbs } from "./settings-crumbs";
import { settingsOf } from "./settings-of";

export const handle = { crumbs: settingsCrumbs("email-connector-settings") };

export async function loader(args: LoaderFunctionArgs) {
  const { context, model } = await settingsOf(args);
  const { id, name, baseModelId } = model;
  return {
    id,
    name,
    baseModelId,
    subject: subjectOf(name),
    archived: model.archivedAt !== null,
    address: maySeeMailAddress(context.actor)
      ? mailAddressOf(context.tenant, args.context.cloudflare.env.MAIL_DOMAIN)
      : null,
    mayRenew: isAllowed(context.actor, "Tenant.Edit"),
  };
}

export default function EmailConnectorSettings() {
  const { t } = useTranslation();
  const page = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={page.name} hint={t("models.mail.hint")} />
      <ModelTabs modelId={page.id} baseModelId={page.baseModelId} />
      <SettingsList
        items={[
          {
            term: t("models.mail.address"),
            text: page.address ? (
              <code className="break-all">{page.address}</code>
            ) : (
              t("models.mail.address-hidden")
            ),
          },
          { term: t("models.mail.subject"), text: <code className="break-all">{page.subject}</code> },
          { term: t("models.mail.senders"), text: t("models.mail.senders-what") },
          { term: t("models.mail.files"), text: t("models.mail.files-what") },
          ...(page.archived ? [{ term: t("models.state"), text: t("models.problem.archived") }] : []),
        ]}
      />
      <p className="flex flex-wrap gap-4">
        <a className="link" href={`mailto:${page.address}?subject=${encodeURIComponent(page.subject)}`}>
          {t("models.mail.write")}
        </a>
        <Link className="link" to="/aimodels/intake-log">
          {t("intake.title")}
        </Link>
        {page.mayRenew && (
          <Link className="link" to="/tenant/settings">
            {t("models.mail.renew")}
          </Link>
        )}
      </p>
    </>
  );
}
