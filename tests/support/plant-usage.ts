import type { TenantContext } from "~/operations/context";
import { usShard } from "./us-shard";

/** Has a day count so many documents, without making them. */
export async function plantUsage({ tenant }: TenantContext, day: string, count: number): Promise<void> {
  if (count === 0) return;
  await usShard()
    .prepare("insert into usage_days (tenant_id, day, documents) values (?, ?, ?)")
    .bind(tenant.id, day, count)
    .run();
}
