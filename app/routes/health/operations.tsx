import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ServiceTables } from "~/components/health/service-tables";
import { ShardsTable } from "~/components/health/shards-table";
import { PageHeader } from "~/components/shell/page-header";
import { shownService } from "~/domain/health/shown-service";
import { refusedPage } from "~/http/form-error-response";
import { requireSystemAdmin } from "~/http/require-system-admin";
import { useTranslation } from "~/locales/use-translation";
import { findServiceReport } from "~/operations/health/find-service-report";
import { allShards } from "~/platform/tenancy";

export const handle = { crumbs: () => [{ key: "customers.service.title" }] };

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireSystemAdmin(args);
  const shards = allShards(args.context.cloudflare.env);
  const { names, day, ...report } = await findServiceReport({ ...context, shards }, {}).catch(refusedPage);
  return { day, service: shownService(report.shards, names, context.now()) };
}

export default function Operations() {
  const { t } = useTranslation();
  const { day, service } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("customers.service.title")} hint={t("customers.service.hint")} />
      <ShardsTable shards={service.shards} />
      <ServiceTables service={service} day={day} />
    </>
  );
}
