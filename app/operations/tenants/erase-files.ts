import { z } from "zod";
import { defineOperation } from "../define-operation";
import type { RunContext } from "../processing/processing-context";
import { requireErasing } from "./steps/require-erasing";

/** Pages of one step, of up to 1,000 files each. */
const turns = 20;

/** Deletes some of the tenant's files; `done` says that none are left. */
export const eraseFiles = defineOperation({
  name: "tenants.erase-files",
  permission: "system",
  input: z.object({}),
  async run(context: RunContext): Promise<{ done: boolean }> {
    await requireErasing(context);
    for (let turn = 0; turn < turns; turn += 1)
      if (!(await context.files.deleteSome(""))) return { done: true };
    return { done: false };
  },
});
