import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PageHeader } from "~/components/shell/page-header";
import { EndpointForm } from "~/components/webhooks/endpoint-form";
import { NewSecret } from "~/components/webhooks/new-secret";
import { formErrorResponse } from "~/http/form-error-response";
import { requirePermission } from "~/http/require-permission";
import { useTranslation } from "~/locales/use-translation";
import { createEndpoint } from "~/operations/webhooks/create";
import { withWebhooks } from "~/platform/webhooks/webhook-contexts";
import { readEndpointForm, typedEndpoint } from "./read-endpoint-form";
import { webhookCrumbs } from "./webhook-crumbs";
import { webhookModels } from "./webhook-models";

export const handle = {
  crumbs: () => [...webhookCrumbs, { key: "webhooks.create" }],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "Webhooks.Edit");
  return { models: await webhookModels(context) };
}

/** Answers with the page itself: this answer is the only one that ever holds the secret. */
export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "Webhooks.Edit");
  const form = await args.request.formData();
  try {
    const made = await createEndpoint(
      withWebhooks(context, args.context.cloudflare.env),
      readEndpointForm(form),
    );
    return data({ made, problems: [], typed: null });
  } catch (error) {
    const { data: answer, init } = formErrorResponse(error, form);
    return data({ made: null, problems: answer.problems, typed: typedEndpoint(form) }, init ?? undefined);
  }
}

const empty = { url: "", eventTypes: [], modelIds: [], withValues: false, headerName: "" };

export default function CreateWebhook() {
  const { t } = useTranslation();
  const { models } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer?.made) return <NewSecret title={t("webhooks.secret-title")} {...answer.made} />;
  return (
    <>
      <PageHeader title={t("webhooks.create")} />
      <EndpointForm
        settings={{ ...empty, ...answer?.typed, hasHeader: false }}
        models={models}
        problems={answer?.problems}
        submit={t("webhooks.create")}
        backTo="/connections/webhooks"
      />
    </>
  );
}
