import { z } from "zod";
import { selectDueSendings } from "~/data/shard/erp-sendings";
import type { SweepShard } from "~/data/shard/sweep-shard";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import type { ErpQueue } from "./erp-ports";

/** What a minute's turn can send; the rest is found in the next one. */
const mostAtOnce = 200;

type ErpSweepContext = VisitorContext & {
  erpQueue: ErpQueue;
  shards: { id: string; database: SweepShard }[];
};

/** Puts due sendings on the queue: those of approvals, those to be tried again, and those whose message was lost. */
export const sweepErp = defineOperation({
  name: "erp.sweep",
  permission: "system",
  input: z.object({}),
  async run(context: ErpSweepContext): Promise<{ sent: number }> {
    let sent = 0;
    for (const { database } of context.shards) {
      const due = await selectDueSendings(database, context.now(), mostAtOnce);
      if (due.length > 0) await context.erpQueue.send(due);
      sent += due.length;
    }
    return { sent };
  },
});
