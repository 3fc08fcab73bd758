import { env } from "cloudflare:workers";
import { zipSync } from "fflate";
import { findExport } from "~/data/control/tenant-exports";
import type { TenantContext } from "~/operations/context";
import { requestReportFile } from "~/operations/reports/ask-file";
import { startExport } from "~/operations/tenants/start-export";
import { startTraining } from "~/operations/training/start";
import { makeTenantContext, makeVisitorContext } from "~/platform/context";
import { openReportFiles } from "~/platform/report-files";
import { openTenant } from "~/platform/tenancy";
import { openTenantJobs } from "~/platform/tenant-jobs";
import { openTrainingRuns } from "~/platform/training-runs";
import { makeModel } from "../make-model";
import { adminActor } from "../make-tenant";
import { submitDocument } from "../submit-document";
import { tradeInvoice } from "../trade-invoice";
import type { AllBindings, Simulation } from "./simulation";

/** A ZIP file of papers, as somebody uploads it. */
export const zipOf = (papers: Record<string, Uint8Array>): Uint8Array => zipSync(papers, { level: 0 });

/** What people ask for that takes a job of minutes, each as a request that may come to grief like any other. */
export function longJobs(simulation: Simulation, context: TenantContext) {
  const asked = async (kind: string, work: (inside: TenantContext, env: AllBindings) => Promise<unknown>) => {
    const { how } = await simulation.run(`request ${kind}`, async (bindings) => {
      const visitor = makeVisitorContext(bindings, adminActor);
      const home = await openTenant(bindings, visitor.control, context.tenant.id);
      if (!home) throw new Error("the tenant is gone");
      await work(makeTenantContext(visitor, home, bindings), bindings).catch(passConflict);
    });
    return how === "done";
  };
  return {
    export: () =>
      asked("export", (inside, { EXTRACTION }) =>
        startExport({ ...inside, jobs: openTenantJobs(EXTRACTION) }, { origin: "https://fieldwise.example" }),
      ),
    report: () =>
      asked("report file", (inside, { EXTRACTION }) =>
        requestReportFile(
          { ...inside, reportFiles: openReportFiles(EXTRACTION) },
          {
            report: "documents",
            startDate: "2026-03-01",
            endDate: "2026-03-03",
            site: "https://fieldwise.example",
          },
        ),
      ),
    train: (modelId: string) =>
      asked("training", (inside, { EXTRACTION }) =>
        startTraining({ ...inside, training: openTrainingRuns(EXTRACTION) }, { modelId }),
      ),
  };
}

/** What is asked for a second time while the first is under way is refused, and that is well. */
function passConflict(error: unknown): void {
  if (!(error instanceof Error && "code" in error && error.code === "conflict")) throw error;
}

/** A model that can be trained. */
export async function trainableModel(context: TenantContext): Promise<string> {
  const model = await makeModel(context, { name: "To be trained" });
  for (let index = 0; index < 4; index += 1) await submitDocument(context, model, tradeInvoice(index));
  return model.id;
}

/** Exports of a tenant by state. */
export async function exportStates({ tenant }: TenantContext): Promise<Record<string, number>> {
  const { results } = await env.DB_CONTROL.prepare(
    "select state, count(*) as n from tenant_exports where tenant_id = ? group by 1",
  )
    .bind(tenant.id)
    .all<{ state: string; n: number }>();
  return Object.fromEntries(results.map(({ state, n }) => [state, n]));
}

/** An export that is ready holds every document that was there when it was asked for. */
export async function brokenExports(context: TenantContext): Promise<string[]> {
  const { results } = await env.DB_CONTROL.prepare("select id from tenant_exports where tenant_id = ?")
    .bind(context.tenant.id)
    .all<{ id: string }>();
  const rows = await Promise.all(results.map(({ id }) => findExport(context.control, id)));
  return rows.flatMap((row) =>
    row?.state === "ready" && row.done < row.total ? [`lost: export of ${row.done} of ${row.total}`] : [],
  );
}
