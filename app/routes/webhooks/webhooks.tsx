import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LinkButton } from "~/components/form/link-button";
import { PageHeader } from "~/components/shell/page-header";
import { EndpointsTable } from "~/components/webhooks/endpoints-table";
import { isAllowed } from "~/domain/permissions/actor";
import { shownMoment } from "~/domain/tenants/shown-day";
import { refusedPage } from "~/http/form-error-response";
import { requirePermission } from "~/http/require-permission";
import { useTranslation } from "~/locales/use-translation";
import { listEndpoints } from "~/operations/webhooks/list";

export const handle = {
  crumbs: () => [{ key: "connections.title", to: "/connections" }, { key: "webhooks.title" }],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "Webhooks");
  const endpoints = await listEndpoints(context, {}).catch(refusedPage);
  return {
    mayEdit: isAllowed(context.actor, "Webhooks.Edit"),
    endpoints: endpoints.map(({ id, url, eventTypes, state, problem, lastSuccessAt, lastFailureAt }) => ({
      id,
      url,
      state,
      problem,
      events: eventTypes.length,
      lastSuccess: lastSuccessAt && shownMoment(lastSuccessAt, context.tenant),
      lastFailure: lastFailureAt && shownMoment(lastFailureAt, context.tenant),
    })),
  };
}

export default function Webhooks() {
  const { t } = useTranslation();
  const { endpoints, mayEdit } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("webhooks.title")} hint={t("webhooks.hint")}>
        {mayEdit && (
          <LinkButton kind="primary" to="/connections/webhooks/create">
            {t("webhooks.create")}
          </LinkButton>
        )}
      </PageHeader>
      {endpoints.length === 0 ? (
        <p className="rounded-sm border border-line bg-surface p-6">{t("webhooks.none")}</p>
      ) : (
        <EndpointsTable endpoints={endpoints} />
      )}
    </>
  );
}
