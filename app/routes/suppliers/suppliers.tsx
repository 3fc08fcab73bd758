import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LinkButton } from "~/components/form/link-button";
import { Notice } from "~/components/form/notice";
import { PageHeader } from "~/components/shell/page-header";
import { SuppliersTable } from "~/components/suppliers/suppliers-table";
import { PageLinks } from "~/components/table/page-links";
import { SearchForm } from "~/components/table/search-form";
import { isAllowed } from "~/domain/permissions/actor";
import { refusedPage } from "~/http/form-error-response";
import { requirePermission } from "~/http/require-permission";
import { useTranslation } from "~/locales/use-translation";
import { listSuppliers } from "~/operations/suppliers/list";

export const handle = { crumbs: () => [{ key: "suppliers.title" }] };

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "Suppliers");
  const query = new URL(args.request.url).searchParams;
  const search = query.get("search") ?? "";
  const asked = { search, cursor: query.get("cursor") ?? "" };
  const { items, nextCursor } = await listSuppliers(context, asked).catch(refusedPage);
  const next = nextCursor && `?${new URLSearchParams({ ...(search && { search }), cursor: nextCursor })}`;
  return {
    search,
    suppliers: items,
    next,
    mayEdit: isAllowed(context.actor, "Suppliers.Edit"),
    imported: Math.max(0, Math.trunc(Number(query.get("imported")) || 0)),
  };
}

export default function Suppliers() {
  const { t } = useTranslation();
  const { search, suppliers, next, mayEdit, imported } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("suppliers.title")} hint={t("suppliers.hint")}>
        {mayEdit && (
          <>
            <LinkButton kind="primary" to="/suppliers/create">
              {t("suppliers.create")}
            </LinkButton>
            <LinkButton to="/suppliers/import">{t("suppliers.import")}</LinkButton>
          </>
        )}
        <LinkButton to="/orders">{t("orders.title")}</LinkButton>
      </PageHeader>
      {imported > 0 && <Notice>{t("suppliers.imported", { count: imported })}</Notice>}
      <SearchForm
        search={search}
        label={t("suppliers.search")}
        find={t("suppliers.search-button")}
        clear={t("suppliers.search-clear")}
      />
      {suppliers.length === 0 ? (
        <p className="rounded-sm border border-line bg-surface p-6">
          {search ? t("suppliers.none-found", { search }) : t("suppliers.none")}
        </p>
      ) : (
        <SuppliersTable suppliers={suppliers} />
      )}
      {next && <PageLinks previous={null} next={next} />}
      <p>
        <a className="link" href="/suppliers.csv" download>
          {t("suppliers.export")}
        </a>
      </p>
    </>
  );
}
