import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { SavePage } from "~/components/dialog/save-page";
import { ErrorSummary } from "~/components/form/error-summary";
import { fieldMessages } from "~/components/form/field-messages";
import { MailRulesForm } from "~/components/models/mail-rules-form";
import { ModelTabs } from "~/components/models/model-tabs";
import { SettingsList } from "~/components/models/settings-list";
import { PageHeader } from "~/components/shell/page-header";
import { mailAddressOf } from "~/domain/intake/mail-address";
import { maySeeMailAddress } from "~/domain/intake/may-see-mail-address";
import { subjectOf } from "~/domain/intake/subject-of";
import { isAllowed } from "~/domain/permissions/actor";
import { dialogDone, isDialogDone } from "~/http/dialog-outcome";
import { formErrorResponse, refusedPage } from "~/http/form-error-response";
import { useTranslation } from "~/locales/use-translation";
import { getMailRules } from "~/operations/intake/get-mail-rules";
import { saveMailRules } from "~/operations/intake/save-mail-rules";
import { settingsCrumbs } from "./settings-crumbs";
import { settingsOf } from "./settings-of";

export const handle = { crumbs: settingsCrumbs("email-connector-settings") };

export async function loader(args: LoaderFunctionArgs) {
  const { context, model } = await settingsOf(args);
  const { id, name, baseModelId } = model;
  const { senders, told, ...rules } = await getMailRules(context, { modelId: id }).catch(refusedPage);
  return {
    id,
    name,
    baseModelId,
    done: isDialogDone(args.request),
    rules: { ...rules, senders: senders.join("\n"), told: told.join("\n") },
    subject: subjectOf(name),
    archived: model.archivedAt !== null,
    address: maySeeMailAddress(context.actor)
      ? mailAddressOf(context.tenant, args.context.cloudflare.env.MAIL_DOMAIN)
      : null,
    mayRenew: isAllowed(context.actor, "Tenant.Edit"),
  };
}

/** Says who may send to the model. */
export async function action(args: ActionFunctionArgs) {
  const { context, model } = await settingsOf(args);
  const form = await args.request.formData();
  const value = (name: string) => String(form.get(name) ?? "");
  const typed = {
    senders: value("senders"),
    others: value("others"),
    told: value("told"),
    replies: value("replies"),
    language: value("language"),
  };
  try {
    await saveMailRules(context, { modelId: model.id, ...typed } as Parameters<typeof saveMailRules>[1]);
    return dialogDone(args.request);
  } catch (error) {
    const { data: answer, init } = formErrorResponse(error, form);
    return data({ problems: answer.problems, typed }, init ?? {});
  }
}

export default function EmailConnectorSettings() {
  const { t } = useTranslation();
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const messages = fieldMessages(t, answer?.problems, {
    senders: t("intake.rules.senders"),
    others: t("intake.rules.others"),
    told: t("intake.rules.told"),
    replies: t("intake.rules.replies"),
    language: t("intake.rules.language"),
  });
  return (
    <SavePage
      done={page.done && !answer}
      message={t("models.saved", { name: page.name })}
      okTo="/aimodels/aimodels-list"
    >
      <PageHeader title={page.name} hint={t("models.mail.hint")} />
      <ModelTabs modelId={page.id} baseModelId={page.baseModelId} />
      <ErrorSummary messages={messages} />
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
          { term: t("models.mail.files"), text: t("models.mail.files-what") },
          ...(page.archived ? [{ term: t("models.state"), text: t("models.problem.archived") }] : []),
        ]}
      />
      <MailRulesForm values={answer?.typed ?? page.rules} messages={messages} />
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
    </SavePage>
  );
}
