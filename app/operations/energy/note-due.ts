import { z } from "zod";
import { selectDueBills } from "~/data/shard/energy-bills";
import { defineOperation } from "../define-operation";
import { type OfTenant, openedOnce } from "../of-tenant";
import type { RunContext, SweepContext } from "../processing/processing-context";
import { noteBills } from "./steps/note-bills";

/** Bills of one turn of one shard; the rest waits for the next minute. */
const atOnce = 200;
/** A bill that could not be recorded this many times never will be. */
const mostTries = 5;

type Context = SweepContext & { openTenant(found: OfTenant): Promise<RunContext | null> };

/**
 * Records what energy bills say whose values, or whose lines' descriptions, changed: what later bills are compared
 * with. Those that fail go to the end of the queue. Returns how many.
 */
export const noteDueBills = defineOperation({
  name: "energy.note-due",
  permission: "system",
  input: z.object({}),
  async run(context: Context): Promise<{ noted: number }> {
    let noted = 0;
    const open = openedOnce(context.openTenant);
    for (const { database } of context.shards) {
      const due = await selectDueBills(database, mostTries, atOnce);
      for (const modelId of new Set(due.map((row) => row.modelId))) {
        const rows = due.filter((row) => row.modelId === modelId);
        const home = rows[0] ? await open(rows[0]) : null;
        if (home) noted += await noteOf(context, home, modelId, rows);
      }
    }
    return { noted };
  },
});

type Due = Parameters<typeof noteBills>[2];

/** Bills of one model that cannot be recorded do not keep the others waiting. */
async function noteOf(context: Context, home: RunContext, modelId: string, rows: Due): Promise<number> {
  try {
    return await noteBills(home, modelId, rows);
  } catch (error) {
    context.log.error("energy.not-noted", error, { modelId });
    return 0;
  }
}
