import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PageHeader } from "~/components/shell/page-header";
import { EndpointForm } from "~/components/webhooks/endpoint-form";
import { formErrorResponse, refusedPage } from "~/http/form-error-response";
import { redirect } from "~/http/redirect";
import { requirePermission } from "~/http/require-permission";
import { useTranslation } from "~/locales/use-translation";
import { editEndpoint } from "~/operations/webhooks/edit";
import { getEndpoint } from "~/operations/webhooks/get";
import { withWebhooks } from "~/platform/webhooks/webhook-contexts";
import { readEndpointForm, typedEndpoint } from "./read-endpoint-form";
import { webhookCrumbs } from "./webhook-crumbs";
import { webhookModels } from "./webhook-models";

export const handle = {
  crumbs: () => [...webhookCrumbs, { key: "webhooks.edit" }],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "Webhooks.Edit");
  const endpointId = args.params.webhookId ?? "";
  const { url, eventTypes, modelIds, withValues, headerName } = await getEndpoint(context, {
    endpointId,
  }).catch(refusedPage);
  const models = await webhookModels(context);
  return {
    endpointId,
    models,
    settings: {
      url,
      eventTypes,
      modelIds: modelIds ?? [],
      withValues,
      headerName: headerName ?? "",
      hasHeader: headerName !== null,
    },
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "Webhooks.Edit");
  const endpointId = args.params.webhookId ?? "";
  const form = await args.request.formData();
  try {
    await editEndpoint(withWebhooks(context, args.context.cloudflare.env), {
      ...readEndpointForm(form),
      endpointId,
    });
  } catch (error) {
    const { data: answer, init } = formErrorResponse(error, form);
    return data({ problems: answer.problems, typed: typedEndpoint(form) }, init ?? undefined);
  }
  return redirect(`/connections/webhooks/${endpointId}?done=saved`);
}

export default function EditWebhook() {
  const { t } = useTranslation();
  const { endpointId, settings, models } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHeader title={t("webhooks.edit")} />
      <EndpointForm
        settings={{ ...settings, ...answer?.typed }}
        models={models}
        problems={answer?.problems}
        submit={t("webhooks.save")}
        backTo={`/connections/webhooks/${endpointId}`}
      />
    </>
  );
}
