import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { LinkButton } from "~/components/form/link-button";
import { Notice } from "~/components/form/notice";
import { ModelSearch } from "~/components/models/model-search";
import { ModelsTable } from "~/components/models/models-table";
import { PageHeader } from "~/components/shell/page-header";
import { PageLinks } from "~/components/table/page-links";
import type { ModelListQuery } from "~/domain/models/model-list-inputs";
import { reachableScore } from "~/domain/models/reachable-score";
import { isAllowed } from "~/domain/permissions/actor";
import { shownDay } from "~/domain/tenants/shown-day";
import { refusedPage } from "~/http/form-error-response";
import { requireTenant } from "~/http/signed-in";
import { useTranslation } from "~/locales/use-translation";
import { getModel } from "~/operations/models/get";
import { listModelPage } from "~/operations/models/list-page";
import { pageLinks, sortLinks } from "./model-list-links";

export const handle = { crumbs: () => [{ key: "models.title" }] };

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const query = new URL(args.request.url).searchParams;
  const text = (name: string) => query.get(name) ?? "";
  const asked = { search: text("search").slice(0, 100), archived: query.get("state") === "archived" };
  const page = await listModelPage(context, {
    ...asked,
    sortField: (text("sortField") || undefined) as ModelListQuery["sortField"] | undefined,
    sortOrder: (text("sortOrder") || undefined) as ModelListQuery["sortOrder"] | undefined,
    cursor: text("cursor") || undefined,
  }).catch(refusedPage);
  const nameOf = async (modelId: string) =>
    modelId === "" ? null : ((await getModel(context, { modelId }).catch(() => null))?.name ?? null);
  return {
    ...asked,
    mayEdit: isAllowed(context.actor, "TenantModel.EditModel"),
    created: await nameOf(text("created")),
    saved: await nameOf(text("saved")),
    order: { sortField: text("sortField"), sortOrder: text("sortOrder") },
    sorting: sortLinks(query),
    totalCount: page.totalCount,
    pages: pageLinks(query, page),
    models: page.items.map(({ id, name, baseModelId, fields, threshold, currency, culture, ...model }) => ({
      id,
      name,
      baseModelId,
      threshold,
      currency,
      culture,
      fieldCount: fields.length,
      reachable: reachableScore(fields),
      storageProvider: model.storageProvider,
      archived: model.archivedAt !== null,
      isPinned: model.pin !== null,
      changed: shownDay(model.updatedAt, context.tenant),
    })),
  };
}

export default function ModelsList() {
  const { t } = useTranslation();
  const { models, mayEdit, created, saved, search, archived, ...page } = useLoaderData<typeof loader>();
  const filtered = search !== "" || archived;
  return (
    <>
      <PageHeader title={t("models.title")} hint={t("models.hint")}>
        {mayEdit && <LinkButton to="/aimodels/upload-aimodel">{t("models.upload")}</LinkButton>}
        {mayEdit && (
          <LinkButton kind="primary" to="/aimodels/create-aimodel">
            {t("models.create")}
          </LinkButton>
        )}
      </PageHeader>
      {created && <Notice>{t("models.created", { name: created })}</Notice>}
      {saved && <Notice>{t("models.saved", { name: saved })}</Notice>}
      <ModelSearch key={`${search} ${archived}`} search={search} archived={archived} {...page.order} />
      {models.length === 0 ? (
        <p className="rounded-sm border border-line bg-surface p-6">
          {t(filtered ? "models.none-found" : "models.none")}
        </p>
      ) : (
        <ModelsTable models={models} mayEdit={mayEdit} sorting={page.sorting} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-4">
        <PageLinks {...page.pages}>{t("models.count", { count: page.totalCount })}</PageLinks>
        <div className="flex flex-wrap gap-x-4 gap-y-1">
          {mayEdit && (
            <Link to="/inbox/rules" className="link">
              {t("intake.inbox-rules.title")}
            </Link>
          )}
          <Link to="/aimodels/intake-log" className="link">
            {t("intake.title")}
          </Link>
        </div>
      </div>
    </>
  );
}
