import { writeFileSync } from "node:fs";
import { getPlatformProxy } from "wrangler";
import { everything } from "~/domain/permissions/permission";
import { reportNames } from "~/domain/reports/report-list";
import { listDocuments } from "~/operations/documents/list";
import { getReport } from "~/operations/reports/get";
import { getHome } from "~/operations/reports/get-home";
import type { StorageBindings } from "~/platform/bindings";
import { makeTenantContext, makeVisitorContext } from "~/platform/context";
import { openTenant } from "~/platform/tenancy";
import { fillYear } from "../../tests/support/fill-list";
import { recordedQueries } from "./recorded-queries";

/**
 * Fills a model with a year of documents and writes how many rows home, a list and every report read:
 * `figures-rows STATE_DIR MODEL COUNT OUT.json`.
 */
const [stateDir = "", modelId = "", count = "", out = ""] = process.argv.slice(2);
const { env, dispose } = await getPlatformProxy<
  StorageBindings & { INTAKE_QUEUE: Queue<unknown>; SHARD_US_1: D1Database }
>({
  configPath: "wrangler.toml",
  persist: { path: `${stateDir}/v3` },
  remoteBindings: false,
});
try {
  const d1 = env.SHARD_US_1;
  const model = await d1
    .prepare("SELECT tenant_id AS tenantId FROM tenant_ai_models WHERE id = ?")
    .bind(modelId)
    .first<{ tenantId: string }>();
  if (!model) throw new Error(`there is no model ${modelId}`);
  await fillYear(d1, { tenantId: model.tenantId, modelId }, Number(count));

  const recorded = recordedQueries(d1);
  const bindings = { ...env, SHARD_US_1: recorded.database };
  const visitor = makeVisitorContext(bindings, { kind: "person", id: "bench", permissions: [everything] });
  const home = await openTenant(bindings, visitor.control, model.tenantId);
  if (!home) throw new Error("the demo's tenant is not there");
  const context = makeTenantContext(visitor, home, bindings);
  const year = { startDate: "2026-01-01", endDate: "2026-12-31", by: "month" } as const;
  const asked: Record<string, () => Promise<unknown>> = {
    list: () => listDocuments(context, { modelId }),
    home: () => getHome(context, {}),
    "home, a year": () => getHome(context, year),
    ...Object.fromEntries(
      reportNames.map((report) => [
        `report: ${report}`,
        () => getReport(context, { ...year, report, modelId } as Parameters<typeof getReport>[1]),
      ]),
    ),
    "report: validation, errors alone": () =>
      getReport(context, {
        report: "validation",
        modelId,
        startDate: "2026-01-06",
        endDate: "2026-01-31",
        by: "month",
      }),
  };
  const taken: Record<string, { queries: number; rows: number }> = {};
  for (const [what, ask] of Object.entries(asked)) {
    await ask();
    taken[what] = await recorded.taken();
  }
  writeFileSync(out, JSON.stringify(taken));
} finally {
  await dispose();
}
