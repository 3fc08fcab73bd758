import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ServiceOverview } from "~/components/customers/service-overview";
import { masterTenantId } from "~/domain/tenants/master-tenant";
import { readCustomers } from "~/http/read-customers";
import { redirect } from "~/http/redirect";
import { requireTenant } from "~/http/signed-in";
import { checkHealth } from "~/operations/health/check";
import { makeHealthContext } from "~/platform/health-context";

export const handle = { crumbs: () => [{ key: "dashboard.title", to: "/dashboard" }] };

const customersShown = 10;

/** The service at a glance, for whoever runs it and has picked no customer. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, person } = await requireTenant(args);
  if (!person.isSystemAdmin || context.tenant.id !== masterTenantId) throw redirect("/dashboard");
  const { env } = args.context.cloudflare;
  const [page, health] = await Promise.all([
    readCustomers(args, { search: "", size: customersShown }),
    checkHealth(makeHealthContext(env), {}),
  ]);
  const { givenName } = person;
  return { givenName, customers: page.customers, hasMore: page.next !== null, health };
}

export default function Service() {
  return <ServiceOverview {...useLoaderData<typeof loader>()} />;
}
