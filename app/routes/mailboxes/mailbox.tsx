import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { Button } from "~/components/form/button";
import { ErrorSummary } from "~/components/form/error-summary";
import { fieldMessages } from "~/components/form/field-messages";
import { Notice } from "~/components/form/notice";
import { MailboxForm } from "~/components/mailboxes/mailbox-form";
import { PageHeader } from "~/components/shell/page-header";
import { shownMoment } from "~/domain/tenants/shown-day";
import { formErrorResponse } from "~/http/form-error-response";
import { formFields } from "~/http/form-fields";
import { redirect } from "~/http/redirect";
import { requirePermission } from "~/http/require-permission";
import { useTranslation } from "~/locales/use-translation";
import { getMailbox } from "~/operations/mailboxes/get";
import { removeMailbox } from "~/operations/mailboxes/remove";
import { saveMailbox } from "~/operations/mailboxes/save";
import { openMailboxes } from "~/platform/mailboxes/mailbox-service";

export const handle = {
  crumbs: () => [{ key: "connections.title", to: "/connections" }, { key: "mailbox.title" }],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "Tenant.Edit");
  const mailbox = await getMailbox(context, {});
  const done = new URL(args.request.url).searchParams.get("done");
  const { directoryId = "", clientId = "", address = "" } = mailbox ?? {};
  return {
    values: { directoryId, clientId, address },
    isConnected: mailbox !== null,
    problem: mailbox && mailbox.failures > 0 ? mailbox.problem : null,
    lastSuccess: mailbox?.lastSuccessAt ? shownMoment(mailbox.lastSuccessAt, context.tenant) : null,
    done: done === "saved" || done === "removed" ? done : null,
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "Tenant.Edit");
  const form = await args.request.formData();
  const { intent, directoryId = "", clientId = "", address = "", secret = "" } = formFields(form);
  if (intent === "remove") {
    await removeMailbox(context, {});
    return redirect("/connections/mailbox?done=removed");
  }
  try {
    const mailboxes = openMailboxes(args.context.cloudflare.env);
    await saveMailbox({ ...context, mailboxes }, { directoryId, clientId, address, secret });
    return redirect("/connections/mailbox?done=saved");
  } catch (error) {
    form.delete("secret");
    return formErrorResponse(error, form);
  }
}

export default function Mailbox() {
  const { t } = useTranslation();
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const messages = fieldMessages(t, answer?.problems, {
    directoryId: t("mailbox.directory"),
    clientId: t("mailbox.client"),
    address: t("mailbox.address"),
    secret: t("mailbox.secret"),
  });
  return (
    <>
      <PageHeader title={t("mailbox.title")} hint={t("mailbox.hint")} />
      <ErrorSummary messages={messages} />
      {page.done && !answer && <Notice>{t(`mailbox.${page.done}`)}</Notice>}
      {page.isConnected && (
        <section className="grid max-w-3xl gap-3 rounded-sm border border-line bg-surface p-6">
          {page.problem ? (
            <p className="font-medium text-failed">{t(page.problem)}</p>
          ) : (
            <p>{page.lastSuccess ? t("mailbox.works", { at: page.lastSuccess }) : t("mailbox.never")}</p>
          )}
          <Form method="post">
            <Button kind="danger" name="intent" value="remove">
              {t("mailbox.remove")}
            </Button>
          </Form>
        </section>
      )}
      <MailboxForm
        values={{ ...page.values, ...answer?.typed }}
        hasSecret={page.isConnected}
        messages={messages}
      />
    </>
  );
}
