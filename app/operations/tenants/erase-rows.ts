import { z } from "zod";
import { eraseSomeRows } from "~/data/shard/erase-tenant";
import { unlockAfterRestore } from "~/data/shard/moving-triggers";
import { defineOperation } from "../define-operation";
import type { RunContext } from "../processing/processing-context";
import { requireErasing } from "./steps/require-erasing";

/** Statements of one step. */
const turns = 50;

/** Deletes some of the rows that the tenant has in its shard; `done` says that none are left. */
export const eraseRows = defineOperation({
  name: "tenants.erase-rows",
  permission: "system",
  input: z.object({}),
  async run(context: RunContext): Promise<{ done: boolean }> {
    await requireErasing(context);
    await unlockAfterRestore(context.shard);
    for (let turn = 0; turn < turns; turn += 1)
      if (!(await eraseSomeRows(context.shard))) return { done: true };
    return { done: false };
  },
});
