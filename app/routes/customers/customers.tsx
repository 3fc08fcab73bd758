import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CustomerSearch } from "~/components/customers/customer-search";
import { CustomersTable } from "~/components/customers/customers-table";
import { PageHeader } from "~/components/shell/page-header";
import { PageLinks } from "~/components/table/page-links";
import type { Customer } from "~/domain/customers/customer";
import { refusedPage } from "~/http/form-answer";
import { languageOf } from "~/http/language";
import { requireSystemAdmin } from "~/http/require-system-admin";
import { countUsage } from "~/operations/customers/count-usage";
import { listCustomers } from "~/operations/customers/list-customers";
import { allShards } from "~/platform/tenancy";
import { shownCustomer } from "./shown-customer";

export const handle = { crumbs: () => [{ key: "customers.title" }] };

export async function loader(args: LoaderFunctionArgs) {
  const { context, person } = await requireSystemAdmin(args);
  const query = new URL(args.request.url).searchParams;
  const search = (query.get("search") ?? "").slice(0, 80);
  const after = query.get("after") ?? undefined;
  const { customers, next } = await listCustomers(context, { search, after }).catch(refusedPage);
  const shards = allShards(args.context.cloudflare.env);
  const used = await countUsage({ ...context, shards }, { customers: customers.flatMap(periodOf) });
  const language = await languageOf(args.request);
  return {
    search,
    unknown: query.has("unknown"),
    customers: customers.map((customer) => shownCustomer(customer, used[customer.id], language)),
    pickedId: person.actingTenantId,
    next: next === null ? null : `?${new URLSearchParams({ search, after: next })}`,
  };
}

const periodOf = ({ id, shardId, periodStart, periodEnd }: Customer) =>
  periodStart && periodEnd ? [{ id, shardId, from: periodStart, to: periodEnd }] : [];

export default function Customers() {
  const { t } = useTranslation();
  const { customers, next, search, unknown, pickedId } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("customers.title")} hint={t("customers.hint")} />
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
