import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { QuestionPage } from "~/components/dialog/question-page";
import { NewSecret } from "~/components/webhooks/new-secret";
import { shownMoment } from "~/domain/tenants/shown-day";
import { hostOf } from "~/domain/webhooks/webhook-url";
import { formErrorResponse, refusedPage } from "~/http/form-error-response";
import { requirePermission } from "~/http/require-permission";
import { useTranslation } from "~/locales/use-translation";
import { getEndpoint } from "~/operations/webhooks/get";
import { rotateSecret } from "~/operations/webhooks/rotate";
import { webhookCrumbs } from "./webhook-crumbs";

export const handle = {
  crumbs: () => [...webhookCrumbs, { key: "webhooks.rotate" }],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "Webhooks.Edit");
  const endpointId = args.params.webhookId ?? "";
  const { url } = await getEndpoint(context, { endpointId }).catch(refusedPage);
  return { endpointId, host: hostOf(url) };
}

/** Answers with the page itself: this answer is the only one that ever holds the secret. */
export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "Webhooks.Edit");
  try {
    const made = await rotateSecret(context, { endpointId: args.params.webhookId ?? "" });
    const until = shownMoment(made.previousUntil, context.tenant);
    return data({ made: { secret: made.secret, until }, problems: [] });
  } catch (error) {
    const { data: answer, init } = formErrorResponse(error, new FormData());
    return data({ made: null, problems: answer.problems }, init ?? undefined);
  }
}

export default function RotateSecret() {
  const { t } = useTranslation();
  const { endpointId, host } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer?.made)
    return <NewSecret title={t("webhooks.rotate-title")} endpointId={endpointId} {...answer.made} />;
  return (
    <QuestionPage
      title={t("webhooks.ask.rotate", { host })}
      cancelTo={`/connections/webhooks/${endpointId}`}
      problems={answer?.problems}
    >
      <p>{t("webhooks.ask.rotate-what")}</p>
    </QuestionPage>
  );
}
