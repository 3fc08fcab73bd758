import { insertDocuments } from "@tests/support/insert-documents";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { usShard } from "@tests/support/us-shard";
import { expect, it } from "vitest";

const sizes = [32, 256, 2_048, 16_384, 131_072];

type Row = { level: number; status: string; block: number; count: number };
type Standing = {
  position: number;
  status: string;
  readiness: string | null;
  outcome: string | null;
  training: number;
};

async function rowsOf<T>(sql: string, modelId: string): Promise<T[]> {
  return (await usShard().prepare(sql).bind(modelId).all<T>()).results;
}

const keyOf = ({ level, status, block }: Omit<Row, "count">) => `${level} ${status} ${block}`;

/** The counts that the documents of a model make, counted one by one. */
async function counted(modelId: string): Promise<Map<string, number>> {
  const standing = await rowsOf<Standing>(
    `select position, status, readiness, order_outcome as outcome, exists (select 1 from training_documents where document_id = documents.id) as training
      from documents where model_id = ?`,
    modelId,
  );
  const counts = new Map<string, number>();
  for (const { position, status, readiness, outcome, training } of standing) {
    const plain = [
      status,
      ...(readiness ? [readiness, `${status} ${readiness}`] : []),
      ...(training && ["approved", "released"].includes(status) ? ["submittedAndApproved"] : []),
    ];
    const ofOrder = outcome
      ? [...plain.map((key) => `${key} ${outcome}`), ...(status === "split" ? [] : [outcome])]
      : [];
    for (const [index, size] of sizes.entries())
      for (const counting of [...plain, ...ofOrder, ...(status === "split" ? [] : ["all"])]) {
        const key = keyOf({ level: index + 1, status: counting, block: Math.floor(position / size) });
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
  }
  return counts;
}

async function kept(modelId: string): Promise<Map<string, number>> {
  const rows = await rowsOf<Row>(
    "select level, status, block, count from document_counts where model_id = ? and count <> 0",
    modelId,
  );
  return new Map(rows.map((row) => [keyOf(row), row.count]));
}

it("blocks hold the counts of their documents after arrivals, moves, splits, joins and deletions", async () => {
  const context = await makeTenant();
  const modelId = (await makeModel(context)).id;
  const statuses = ["received", "failed", "split"] as const;
  const rows = Array.from({ length: 90 }, (_, index) => ({
    id: `${modelId}-${index}`,
    modelId,
    position: 130_960 + index * 5,
    status: statuses[index % 3] ?? "failed",
    receivedAt: index,
  }));
  const change = (sql: string) => usShard().prepare(sql).bind(modelId).run();

  await insertDocuments(context, rows);
  expect(await kept(modelId)).toEqual(await counted(modelId));
  await change("update documents set status = 'success' where model_id = ? and position % 4 = 0");
  await change("update documents set status = 'split' where model_id = ? and position % 7 = 0");
  await change("update documents set status = 'received' where model_id = ? and position % 14 = 0");
  expect(await kept(modelId)).toEqual(await counted(modelId));
  await change("update documents set concerns = position / 20 % 4 * 8 where model_id = ?");
  await change("update documents set concerns = null where model_id = ? and position % 55 = 0");
  await change("update documents set status = 'approved' where model_id = ? and position % 40 = 0");
  expect(await kept(modelId)).toEqual(await counted(modelId));
  await change(`insert into training_documents (document_id, tenant_id, model_id, base_model_id, submitted_at)
    select id, tenant_id, model_id, 'b', 1 from documents where model_id = ? and position % 20 = 0`);
  expect(await kept(modelId)).toEqual(await counted(modelId));
  await change("update documents set status = 'released' where model_id = ? and position % 60 = 0");
  await change("update documents set status = 'submitted' where model_id = ? and position % 80 = 0");
  await change("delete from training_documents where model_id = ? and document_id like '%8'");
  expect(await kept(modelId)).toEqual(await counted(modelId));
  expect(await kept(modelId)).toEqual(await counted(modelId));
  await change(
    `insert into supplier_documents (document_id, tenant_id, model_id, order_match)
      select id, tenant_id, model_id, json_object('outcome', iif(position % 40 = 0, 'price', 'matched'), 'orderId', null,
        'number', '7', 'findings', json_array()) from documents where model_id = ? and position % 10 = 0`,
  );
  expect(await kept(modelId)).toEqual(await counted(modelId));
  await change(`update supplier_documents set order_match = json_set(order_match, '$.outcome', 'quantity')
    where model_id = ? and document_id like '%4'`);
  await change(
    "update supplier_documents set order_match = null where model_id = ? and document_id like '%6'",
  );
  await change("delete from supplier_documents where model_id = ? and document_id like '%2'");
  await change("update documents set status = 'split' where model_id = ? and position % 70 = 0");
  await change(
    "update documents set status = 'success', concerns = 8 where model_id = ? and position % 90 = 0",
  );
  expect(await kept(modelId)).toEqual(await counted(modelId));
  await change("delete from documents where model_id = ? and position % 3 = 0");
  const left = await kept(modelId);
  expect(left).toEqual(await counted(modelId));
  expect(left.size).toBeGreaterThan(20);
  expect([...left.keys()].map((key) => key.split(" ").slice(1, -1).join(" "))).toEqual(
    expect.arrayContaining([
      "success blocked",
      "submittedAndApproved",
      "price",
      "success blocked matched",
      "submittedAndApproved quantity",
    ]),
  );
});
