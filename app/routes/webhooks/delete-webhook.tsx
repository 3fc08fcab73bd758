import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OutcomePage } from "~/components/dialog/outcome-page";
import { QuestionPage } from "~/components/dialog/question-page";
import { hostOf } from "~/domain/webhooks/webhook-url";
import { dialogDone, isDialogDone } from "~/http/dialog-outcome";
import { formErrorResponse, refusedPage } from "~/http/form-error-response";
import { requirePermission } from "~/http/require-permission";
import { useTranslation } from "~/locales/use-translation";
import { deleteWebhook } from "~/operations/webhooks/delete";
import { getEndpoint } from "~/operations/webhooks/get";
import { webhookCrumbs } from "./webhook-crumbs";

export const handle = {
  crumbs: () => [...webhookCrumbs, { key: "webhooks.delete" }],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "Webhooks.Edit");
  const endpointId = args.params.webhookId ?? "";
  if (isDialogDone(args.request)) return { endpointId, host: "", done: true };
  const { url } = await getEndpoint(context, { endpointId }).catch(refusedPage);
  return { endpointId, host: hostOf(url), done: false };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "Webhooks.Edit");
  try {
    await deleteWebhook(context, { endpointId: args.params.webhookId ?? "" });
  } catch (error) {
    return formErrorResponse(error, new FormData());
  }
  return dialogDone(args.request);
}

export default function DeleteWebhook() {
  const { t } = useTranslation();
  const { endpointId, host, done } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (done) return <OutcomePage message={t("webhooks.done.delete")} okTo="/connections/webhooks" />;
  return (
    <QuestionPage
      icon="trash"
      title={t("webhooks.ask.delete", { host })}
      cancelTo={`/connections/webhooks/${endpointId}`}
      problems={refused?.problems}
    >
      <p>{t("webhooks.ask.delete-what")}</p>
    </QuestionPage>
  );
}
