import { z } from "zod";
import { pingControlDatabase } from "~/data/control/ping-control";
import { type Backlog, backlogOf } from "~/data/shard/backlog";
import type { SweepShard } from "~/data/shard/sweep-shard";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";

/** What the check looks at besides: every shard's database, and its bucket asked the smallest question. */
export type HealthContext = VisitorContext & {
  shards: { id: string; database: SweepShard; filesAnswer(): Promise<void> }[];
};

export type ShardHealth = {
  id: string;
  database: "ok" | "down";
  files: "ok" | "down";
  received: number;
  /** Those of them that wait for their turn. */
  inLine: number;
  processing: number;
  pendingPages: number;
  /** How long the oldest unfinished document has been waiting, in seconds; null when none is. */
  oldestSeconds: number | null;
};

export type Health = { ok: boolean; control: "ok" | "down"; shards: ShardHealth[] };

/** The state of storage and the backlog of processing. Never throws: what does not respond is `down`. */
export const checkHealth = defineOperation({
  name: "health.check",
  permission: "anyone",
  input: z.object({}),
  async run(context: HealthContext): Promise<Health> {
    const [control, shards] = await Promise.all([
      stateOf(context, "control", pingControlDatabase(context.control)),
      Promise.all(context.shards.map((shard) => healthOf(context, shard))),
    ]);
    const ok = control === "ok" && shards.every((shard) => shard.database === "ok" && shard.files === "ok");
    return { ok, control, shards };
  },
});

async function healthOf(
  context: HealthContext,
  shard: HealthContext["shards"][number],
): Promise<ShardHealth> {
  let backlog: Backlog = { received: 0, inLine: 0, processing: 0, pendingPages: 0, oldest: null };
  const counted = backlogOf(shard.database).then((answer) => {
    backlog = answer;
  });
  const [database, files] = await Promise.all([
    stateOf(context, `${shard.id} database`, counted),
    stateOf(context, `${shard.id} files`, shard.filesAnswer()),
  ]);
  const { oldest, ...counts } = backlog;
  const oldestSeconds = oldest && Math.round((context.now().getTime() - oldest.getTime()) / 1000);
  return { id: shard.id, database, files, ...counts, oldestSeconds };
}

async function stateOf(
  context: VisitorContext,
  part: string,
  answer: Promise<unknown>,
): Promise<"ok" | "down"> {
  try {
    await answer;
    return "ok";
  } catch (error) {
    context.log.error("health.down", error, { part });
    return "down";
  }
}
