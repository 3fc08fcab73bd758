import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LinkButton } from "~/components/form/link-button";
import { Notice } from "~/components/form/notice";
import { OrdersTable } from "~/components/orders/orders-table";
import { PageHeader } from "~/components/shell/page-header";
import { PageLinks } from "~/components/table/page-links";
import { SearchForm } from "~/components/table/search-form";
import { isAllowed } from "~/domain/permissions/actor";
import { refusedPage } from "~/http/form-error-response";
import { requirePermission } from "~/http/require-permission";
import { useTranslation } from "~/locales/use-translation";
import { listOrders } from "~/operations/orders/list";

export const handle = {
  crumbs: () => [{ key: "suppliers.title", to: "/suppliers" }, { key: "orders.title" }],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "Suppliers");
  const query = new URL(args.request.url).searchParams;
  const search = query.get("search") ?? "";
  const { items, nextCursor } = await listOrders(context, {
    search,
    cursor: query.get("cursor") ?? "",
  }).catch(refusedPage);
  return {
    search,
    orders: items,
    next: nextCursor && `?${new URLSearchParams({ ...(search && { search }), cursor: nextCursor })}`,
    mayEdit: isAllowed(context.actor, "Suppliers.Edit"),
    imported: Math.max(0, Math.trunc(Number(query.get("imported")) || 0)),
  };
}

export default function Orders() {
  const { t } = useTranslation();
  const { search, orders, next, mayEdit, imported } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("orders.title")} hint={t("orders.hint")}>
        {mayEdit && (
          <>
            <LinkButton kind="primary" to="/orders/import">
              {t("orders.import")}
            </LinkButton>
            <LinkButton to="/orders/settings">{t("orders.settings")}</LinkButton>
          </>
        )}
      </PageHeader>
      {imported > 0 && <Notice>{t("orders.imported", { count: imported })}</Notice>}
      <SearchForm
        search={search}
        label={t("orders.search")}
        find={t("suppliers.search-button")}
        clear={t("suppliers.search-clear")}
      />
      {orders.length === 0 ? (
        <p className="rounded-sm border border-line bg-surface p-6">
          {search ? t("orders.none-found", { search }) : t("orders.none")}
        </p>
      ) : (
        <OrdersTable orders={orders} />
      )}
      {next && <PageLinks previous={null} next={next} />}
      <p>
        <a className="link" href="/orders.csv" download>
          {t("orders.export")}
        </a>
      </p>
    </>
  );
}
