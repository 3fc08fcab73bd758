import { sweepErp } from "~/operations/erp/sweep";
import type { WebBindings } from "~/platform/bindings";
import { makeVisitorContext } from "~/platform/context";
import { openErpQueue } from "~/platform/erp/erp-queue";
import { allShards } from "~/platform/tenancy";

/** Puts due sendings to ERP systems on the queue. Called every minute; one index lookup for each shard. */
export async function erpSweep(env: WebBindings): Promise<void> {
  const context = makeVisitorContext(env, { kind: "system", id: "sweep" });
  await sweepErp({ ...context, shards: allShards(env), erpQueue: openErpQueue(env.ERP_QUEUE) }, {});
}
