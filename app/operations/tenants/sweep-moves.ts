import { z } from "zod";
import { selectIdleMoves } from "~/data/control/tenant-moves";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import type { MoveJobs } from "./steps/move-context";

const idleAfter = 2 * 60 * 1000;
const atOnce = 100;

/** Makes sure that every open move has its job. A running job is left alone. */
export const sweepMoves = defineOperation({
  name: "tenants.sweep-moves",
  permission: "system",
  input: z.object({}),
  async run(context: VisitorContext & { jobs: MoveJobs }): Promise<void> {
    const before = new Date(context.now().getTime() - idleAfter);
    for (const idle of await selectIdleMoves(context.control, before, atOnce))
      await context.jobs.startMove(idle);
  },
});
