import { sql } from "drizzle-orm";
import { documentFigures } from "./figure-schema";
import { documents } from "./shard-schema";
import type { TenantShard } from "./tenant-shard";

/** Values of a field that were said with one confidence (in thousandths) in documents that somebody looked at. */
export type CheckedFieldValues = { field: string; confidence: number; count: number; wrong: number };

/** What the newest documents show that were approved one by one, at most `most` of each settled status, and how many those are. */
export async function selectCheckedValues(
  shard: TenantShard,
  modelId: string,
  most: number,
): Promise<{ documents: number; values: CheckedFieldValues[] }> {
  const checked = (tenantId: string) => sql`
    select figures from (
      ${settled(tenantId, modelId, "approved", most)} union all ${settled(tenantId, modelId, "released", most)}
    ) d join ${documentFigures} f on f.document_id = d.id and f.tenant_id = ${tenantId}
    where d.approved_unseen is not 1`;
  const [values, counts] = await Promise.all([
    shard.all<CheckedFieldValues>(
      (tenantId) => sql`
        select one.value ->> 0 as field, one.value ->> 2 as confidence, count(*) as count,
          sum(one.value ->> 1 <> 'left') as wrong
        from (${checked(tenantId)}) c join json_each(c.figures) one
        where one.value ->> 2 is not null
        group by 1, 2`,
    ),
    shard.all<{ documents: number }>(
      (tenantId) => sql`select count(*) as documents from (${checked(tenantId)}) c`,
    ),
  ]);
  return { documents: counts[0]?.documents ?? 0, values };
}

const settled = (tenantId: string, modelId: string, status: "approved" | "released", most: number) => sql`
  select * from (
    select id, approved_unseen from ${documents}
    where tenant_id = ${tenantId} and model_id = ${modelId} and status = ${status}
    order by position desc limit ${most}
  )`;
