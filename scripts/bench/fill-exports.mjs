import { getPlatformProxy } from "wrangler";
import { fillList } from "../../tests/support/fill-list.ts";
import { found, plantedResult } from "../../tests/support/planted-result.ts";

/** Puts documents with values and line items into a model of the demo tenant: `fill-exports.mjs STATE_DIR MODEL DOCUMENTS LINES`. */
const [stateDir, modelId, documents, lines] = process.argv.slice(2);
const { env, dispose } = await getPlatformProxy({
  configPath: "wrangler.toml",
  persist: { path: `${stateDir}/v3` },
  remoteBindings: false,
});
const cellsOf = (at) => ({
  itemCode: found(`R-${at}`),
  description: found(`Coil of rope, three strands, 220 metres, number ${at}`),
  quantity: found("3"),
  unitPrice: found("20.00"),
  taxRate: found("20"),
  netTotal: found("60.00"),
});
const header = {
  vendorName: "Harbour Rope Works Ltd",
  vendorAddress: "10 Quay Road, Newcastle",
  currency: "EUR",
  invoiceNumber: "HR-777",
  invoiceDate: "2026-03-04",
  dueDate: "2026-04-03",
  total: "120.00",
};
const values = Object.fromEntries(Object.entries(header).map(([key, value]) => [key, found(value)]));
const rows = Array.from({ length: Number(lines) }, (_, at) => ({ cells: cellsOf(at), arithmetic: "agrees" }));
try {
  const shard = env.SHARD_US_1;
  const model = await shard
    .prepare("select tenant_id as tenantId from tenant_ai_models where id = ?")
    .bind(modelId)
    .first();
  await fillList(shard, { tenantId: model.tenantId, modelId }, Number(documents));
  await shard
    .prepare(
      `insert into results (document_id, attempt, engine_version, model_version, input_hash, fields, line_items, proof,
        findings, timings, created_at)
      select id, 1, 'bench', '', 'bench', ?2, ?3, ?4, '[]', '{}', received_at from documents
      where model_id = ?1 and sha256 = 'filled'`,
    )
    .bind(modelId, JSON.stringify(values), JSON.stringify(rows), JSON.stringify(plantedResult.proof))
    .run();
  console.log(
    `${documents} documents of ${lines} line items, ${JSON.stringify(rows).length} characters each`,
  );
} finally {
  await dispose();
}
