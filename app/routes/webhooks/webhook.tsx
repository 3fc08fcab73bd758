import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { DialogLink } from "~/components/dialog/dialog-link";
import { LinkButton } from "~/components/form/link-button";
import { Notice } from "~/components/form/notice";
import { ProblemNotices } from "~/components/form/problem-notices";
import { PageHeader } from "~/components/shell/page-header";
import { DeliveriesTable } from "~/components/webhooks/deliveries-table";
import { EndpointActions } from "~/components/webhooks/endpoint-actions";
import { EndpointStateWord } from "~/components/webhooks/endpoint-state";
import { localDayOf } from "~/domain/listing/local-day";
import { timeZoneOfCountry } from "~/domain/models/time-zones";
import { isAllowed } from "~/domain/permissions/actor";
import { shownMoment } from "~/domain/tenants/shown-day";
import { hostOf } from "~/domain/webhooks/webhook-url";
import { formErrorResponse, refusedPage } from "~/http/form-error-response";
import { formFields } from "~/http/form-fields";
import { redirect } from "~/http/redirect";
import { requirePermission } from "~/http/require-permission";
import { useTranslation } from "~/locales/use-translation";
import { getEndpoint } from "~/operations/webhooks/get";
import { listDeliveries } from "~/operations/webhooks/list-deliveries";
import { withWebhooks } from "~/platform/webhooks/webhook-contexts";
import { performWebhook } from "./perform-webhook";
import { webhookCrumbs } from "./webhook-crumbs";

const done = ["saved", "resent", "resent-since", "on", "off"];

export const handle = {
  crumbs: (data: { host: string }) => [...webhookCrumbs, { text: data.host }],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "Webhooks");
  const { tenant } = context;
  const asked = new URL(args.request.url).searchParams;
  const endpointId = args.params.webhookId ?? "";
  const before = Number(asked.get("before")) || null;
  const endpoint = await getEndpoint(context, { endpointId }).catch(refusedPage);
  const { deliveries, next } = await listDeliveries(context, { endpointId, before }).catch(refusedPage);
  const shown = (at: Date | null) => at && shownMoment(at, tenant);
  return {
    endpointId,
    host: hostOf(endpoint.url),
    endpoint: {
      url: endpoint.url,
      state: endpoint.state,
      problem: endpoint.problem,
      events: endpoint.eventTypes.length,
      models: endpoint.modelIds?.length ?? null,
      lastSuccess: shown(endpoint.lastSuccessAt),
      lastFailure: shown(endpoint.lastFailureAt),
    },
    since: localDayOf(endpoint.failingSince ?? context.now(), timeZoneOfCountry(tenant.countryCode)),
    lines: deliveries.map(({ at, nextAt, attemptedAt: _, eventId: __, ...line }) => ({
      ...line,
      at: shownMoment(at, tenant),
      nextAt: shown(nextAt),
    })),
    next,
    mayEdit: isAllowed(context.actor, "Webhooks.Edit"),
    done: done.find((name) => name === asked.get("done")) ?? null,
    number: Number(asked.get("number")) || 0,
    tested: deliveries.find(({ id }) => id === asked.get("tested"))?.id ?? null,
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "Webhooks.Edit");
  const endpointId = args.params.webhookId ?? "";
  const form = await args.request.formData();
  const { intent = "", deliveryId = "", since = "" } = formFields(form);
  const working = withWebhooks(context, args.context.cloudflare.env);
  try {
    const told = await performWebhook(working, endpointId, { intent, deliveryId, since });
    return redirect(`/connections/webhooks/${endpointId}?${new URLSearchParams(told)}`);
  } catch (error) {
    return formErrorResponse(error, form);
  }
}

export default function WebhookPage() {
  const { t } = useTranslation();
  const { endpointId, endpoint, host, lines, next, mayEdit, since, ...about } =
    useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const here = `/connections/webhooks/${endpointId}`;
  const tested = refused ? undefined : lines.find(({ id }) => id === about.tested);
  return (
    <>
      <PageHeader title={host}>
        {mayEdit && (
          <>
            <LinkButton kind="primary" to={`${here}/edit`}>
              {t("webhooks.edit")}
            </LinkButton>
            <LinkButton to={`${here}/rotate`}>{t("webhooks.rotate")}</LinkButton>
            <DialogLink kind="danger" to={`${here}/delete`}>
              {t("webhooks.delete")}
            </DialogLink>
          </>
        )}
      </PageHeader>
      <ProblemNotices problems={refused?.problems} />
      {about.done && !refused && (
        <Notice>{t(`webhooks.done.${about.done}`, { number: about.number })}</Notice>
      )}
      {tested && (
        <Notice kind={tested.state === "delivered" ? "success" : "problem"}>
          {tested.state === "delivered"
            ? t("webhooks.tested", { status: tested.status, milliseconds: tested.milliseconds })
            : t("webhooks.test-failed", { reason: t(tested.problem ?? "webhooks.problem.no-answer") })}
        </Notice>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 rounded-sm border border-line bg-surface p-4">
        <dt className="text-muted">{t("webhooks.url")}</dt>
        <dd className="break-all">{endpoint.url}</dd>
        <dt className="text-muted">{t("webhooks.state")}</dt>
        <dd>
          <EndpointStateWord {...endpoint} />
        </dd>
        <dt className="text-muted">{t("webhooks.events")}</dt>
        <dd>{t("webhooks.event-count", { count: endpoint.events })}</dd>
        <dt className="text-muted">{t("webhooks.models")}</dt>
        <dd>
          {endpoint.models === null
            ? t("webhooks.all-models")
            : t("webhooks.model-count", { count: endpoint.models })}
        </dd>
        <dt className="text-muted">{t("webhooks.last-success")}</dt>
        <dd>{endpoint.lastSuccess ?? t("webhooks.never")}</dd>
        <dt className="text-muted">{t("webhooks.last-failure")}</dt>
        <dd>{endpoint.lastFailure ?? t("webhooks.never")}</dd>
      </dl>
      {mayEdit && <EndpointActions state={endpoint.state} since={since} />}
      <h2>{t("webhooks.log")}</h2>
      {lines.length === 0 ? (
        <p className="rounded-sm border border-line bg-surface p-6">{t("webhooks.log-none")}</p>
      ) : (
        <DeliveriesTable lines={lines} mayResend={mayEdit && endpoint.state !== "disabled"} />
      )}
      <p className="flex flex-wrap gap-4 text-muted">
        {t("webhooks.log-kept")}
        {next && (
          <Link to={`?before=${next}`} className="link">
            {t("webhooks.older")}
          </Link>
        )}
      </p>
    </>
  );
}
