import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ConnectionsTable } from "~/components/connections/connections-table";
import { ModelSettingsTable } from "~/components/connections/model-settings-table";
import { LinkButton } from "~/components/form/link-button";
import { PageHeader } from "~/components/shell/page-header";
import { isAllowed } from "~/domain/permissions/actor";
import { shownMoment } from "~/domain/tenants/shown-day";
import { refusedPage } from "~/http/form-error-response";
import { requirePermission } from "~/http/require-permission";
import { useTranslation } from "~/locales/use-translation";
import { listConnections } from "~/operations/connections/list";
import { listDocumentModels } from "~/operations/models/list-for-documents";

export const handle = { crumbs: () => [{ key: "connections.title" }] };

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "Webhooks");
  const { tenant, actor } = context;
  const connections = await listConnections(context, {}).catch(refusedPage);
  const shown = (at: Date | null) => at && shownMoment(at, tenant);
  const maySet = isAllowed(actor, "TenantModel.EditModel") && isAllowed(actor, "TenantModel.ViewDocument");
  return {
    connections: connections.map(({ lastSuccess, lastFailure, ...connection }) => ({
      ...connection,
      lastSuccess: shown(lastSuccess),
      lastFailure: shown(lastFailure),
    })),
    models: maySet ? (await listDocumentModels(context, {})).map(({ id, name }) => ({ id, name })) : null,
  };
}

export default function Connections() {
  const { t } = useTranslation();
  const { connections, models } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("connections.title")} hint={t("connections.hint")} />
      <ConnectionsTable connections={connections} />
      <div>
        <LinkButton to="/connections/webhooks">{t("connections.manage-webhooks")}</LinkButton>
      </div>
      {models && (
        <>
          <h2>{t("connections.by-model")}</h2>
          {models.length === 0 ? (
            <p className="rounded-sm border border-line bg-surface p-6">{t("connections.no-models")}</p>
          ) : (
            <ModelSettingsTable models={models} />
          )}
        </>
      )}
    </>
  );
}
