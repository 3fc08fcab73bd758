import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { LinkButton } from "~/components/form/link-button";
import { PageHeader } from "~/components/shell/page-header";
import { CardTable } from "~/components/table/card-table";
import { PageLinks } from "~/components/table/page-links";
import { shownValue } from "~/domain/documents/shown-value";
import { refusedPage } from "~/http/form-error-response";
import { requireTenant } from "~/http/signed-in";
import { useTranslation } from "~/locales/use-translation";
import { listEnergyAccounts } from "~/operations/energy/list-accounts";
import { getDocumentModel } from "~/operations/models/get-for-documents";
import { energyCrumbs } from "./energy-crumbs";

export const handle = { crumbs: energyCrumbs() };

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const modelId = args.params.tenantAIModelId ?? "";
  const { id, name, culture } = await getDocumentModel(context, { modelId }).catch(refusedPage);
  const after = new URL(args.request.url).searchParams.get("after") ?? "";
  const { items, next } = await listEnergyAccounts(context, { modelId, after }).catch(refusedPage);
  const day = (date: string | null) => (date ? shownValue(date, "date", culture) : "–");
  const rows = items.map((row) => ({ ...row, opensOn: day(row.opensOn), closesOn: day(row.closesOn) }));
  return { model: { id, name }, rows, next };
}

export default function EnergyAccounts() {
  const { t } = useTranslation();
  const { model, rows, next } = useLoaderData<typeof loader>();
  const at = `/energy/${model.id}`;
  return (
    <>
      <PageHeader title={t("energy.title")} hint={t("energy.hint")}>
        <LinkButton to={`${at}/checks`}>{t("energy.checks")}</LinkButton>
        <LinkButton to="/aimodels/bill-descriptors">{t("energy.lines")}</LinkButton>
      </PageHeader>
      {rows.length === 0 ? (
        <p className="rounded-sm border border-line bg-surface p-6">{t("energy.none")}</p>
      ) : (
        <CardTable
          caption={t("energy.caption", { model: model.name })}
          rows={rows}
          columns={[
            {
              label: t("energy.account"),
              cell: ({ id, account }) => (
                <Link to={`${at}/accounts/${id}`} className="link">
                  {account}
                </Link>
              ),
            },
            { label: t("energy.supplier"), cell: ({ supplier }) => supplier },
            { label: t("energy.opens"), cell: ({ opensOn }) => opensOn },
            { label: t("energy.closes"), cell: ({ closesOn }) => closesOn },
          ]}
        />
      )}
      {next && <PageLinks previous={null} next={`?after=${next}`} />}
      <p className="flex flex-wrap gap-4">
        <a className="link" href={`${at}/energycap.csv`} download>
          {t("energy.export.cap")}
        </a>
        <a className="link" href={`${at}/energycap.zip?includeJson=1&includeOriginalFile=1`} download>
          {t("energy.export.cap-zip")}
        </a>
      </p>
      <p className="text-sm text-muted">{t("energy.export.hint")}</p>
    </>
  );
}
