import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CustomerSearch } from "~/components/customers/customer-search";
import { CustomersTable } from "~/components/customers/customers-table";
import { LinkButton } from "~/components/form/link-button";
import { PageHeader } from "~/components/shell/page-header";
import { PageLinks } from "~/components/table/page-links";
import { readCustomers } from "~/http/read-customers";
import { requireSystemAdmin } from "~/http/require-system-admin";
import { useTranslation } from "~/locales/use-translation";

export const handle = { crumbs: () => [{ key: "customers.title" }] };

export async function loader(args: LoaderFunctionArgs) {
  const { person } = await requireSystemAdmin(args);
  const query = new URL(args.request.url).searchParams;
  const search = (query.get("search") ?? "").slice(0, 80);
  const { customers, next } = await readCustomers(args, { search, after: query.get("after") ?? undefined });
  return {
    search,
    unknown: query.has("unknown"),
    customers,
    pickedId: person.actingTenantId,
    next: next === null ? null : `?${new URLSearchParams({ search, after: next })}`,
  };
}

export default function Customers() {
  const { t } = useTranslation();
  const { customers, next, search, unknown, pickedId } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("customers.title")} hint={t("customers.hint")}>
        <LinkButton kind="secondary" to="/customers/plan-requests">
          {t("customers.requests")}
        </LinkButton>
      </PageHeader>
      <CustomerSearch key={search} search={search} unknown={unknown} />
      {customers.length === 0 ? (
        <p className="rounded-sm border border-line bg-surface p-6">
          {t(search ? "customers.none-found" : "customers.none")}
        </p>
      ) : (
        <CustomersTable customers={customers} pickedId={pickedId} />
      )}
      {next && <PageLinks previous={null} next={next} />}
    </>
  );
}
