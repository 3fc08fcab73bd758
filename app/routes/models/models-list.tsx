import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "~/components/form/link-button";
import { Notice } from "~/components/form/notice";
import { ModelsTable } from "~/components/models/models-table";
import { PageHeader } from "~/components/shell/page-header";
import { reachableScore } from "~/domain/models/reachable-score";
import { isAllowed } from "~/domain/permissions/actor";
import { refusedPage } from "~/http/form-answer";
import { requireTenant } from "~/http/signed-in";
import { listModels } from "~/operations/models/list-models";

export const handle = { crumbs: () => [{ key: "models.title" }] };

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const models = await listModels(context, {}).catch(refusedPage);
  const query = new URL(args.request.url).searchParams;
  const nameOf = (id: string | null) => models.find((model) => model.id === id)?.name ?? null;
  return {
    mayEdit: isAllowed(context.actor, "TenantModel.EditModel"),
    created: nameOf(query.get("created")),
    saved: nameOf(query.get("saved")),
    models: models.map(({ fields, ...model }) => ({
      ...model,
      fieldCount: fields.length,
      reachable: reachableScore(fields),
    })),
  };
}

export default function ModelsList() {
  const { t } = useTranslation();
  const { models, mayEdit, created, saved } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("models.title")} hint={t("models.hint")}>
        {mayEdit && (
          <LinkButton kind="primary" to="/aimodels/create-aimodel">
            {t("models.create")}
          </LinkButton>
        )}
      </PageHeader>
      {created && <Notice>{t("models.created", { name: created })}</Notice>}
      {saved && <Notice>{t("models.saved", { name: saved })}</Notice>}
      {models.length === 0 ? (
        <p className="rounded-sm border border-line bg-surface p-6">{t("models.none")}</p>
      ) : (
        <ModelsTable models={models} mayEdit={mayEdit} />
      )}
      <p>
        <Link to="/aimodels/intake-log" className="link">
          {t("intake.title")}
        </Link>
      </p>
    </>
  );
}
