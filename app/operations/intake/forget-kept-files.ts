import { z } from "zod";
import { forgetKeptFiles as forgetLines, selectKeptBefore } from "~/data/shard/intake-log";
import { defineOperation } from "../define-operation";
import type { OfTenant } from "../of-tenant";
import type { RunContext, SweepContext } from "../processing/processing-context";

/** Files looked at in one turn of one shard; the rest waits for the next minute. */
const atOnce = 100;

type Context = SweepContext & { openTenant(found: OfTenant): Promise<RunContext | null> };

/** Deletes files that came by mail and that nobody put into a model in time. Their lines in the log stay. */
export const forgetKeptFiles = defineOperation({
  name: "intake.forget-kept-files",
  permission: "system",
  input: z.object({}),
  async run(context: Context): Promise<{ forgotten: number }> {
    let forgotten = 0;
    for (const { database } of context.shards) {
      const due = await selectKeptBefore(database, context.now(), atOnce);
      for (const file of due)
        if (file.keptKey) await (await context.openTenant(file))?.files.deleteAll(file.keptKey);
      if (due.length > 0)
        await forgetLines(
          database,
          due.map(({ id }) => id),
        );
      forgotten += due.length;
    }
    return { forgotten };
  },
});
