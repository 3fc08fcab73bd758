import { sendDueReports } from "~/operations/reports/send-due";
import type { WebBindings } from "~/platform/bindings";
import { makeTenantContext, makeVisitorContext } from "~/platform/context";
import { openReportFiles } from "~/platform/report-files";
import { siteOf } from "~/platform/site-of";
import { allShards, openTenant } from "~/platform/tenancy";

/** Sends the reports that are due. Called every minute; one index lookup for each shard when none is. */
export async function reportMails(env: WebBindings): Promise<void> {
  const context = makeVisitorContext(env, { kind: "system", id: "reports" });
  const openHome = async ({ tenantId }: { tenantId: string }) => {
    const home = await openTenant(env, context.control, tenantId);
    return home && home.tenant.status !== "erasing" ? makeTenantContext(context, home, env) : null;
  };
  const sendContext = {
    shards: allShards(env),
    openTenant: openHome,
    reportFiles: openReportFiles(env.EXTRACTION),
  };
  await sendDueReports({ ...context, ...sendContext }, { site: siteOf(env) });
}
