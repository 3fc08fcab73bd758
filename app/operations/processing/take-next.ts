import { z } from "zod";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { takeTurnsOf } from "./steps/take-turns";

/**
 * Hands the tenant's next documents in line on to be processed, as many as its share of the queue has room for: called
 * when a document came to its end. Returns how many.
 */
export const takeNext = defineOperation({
  name: "processing.take-next",
  permission: "system",
  input: z.object({}),
  async run(context: TenantContext): Promise<{ taken: number }> {
    return { taken: await takeTurnsOf(context, context.shard) };
  },
});
