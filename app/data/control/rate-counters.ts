import { and, eq, lt, sql } from "drizzle-orm";
import type { ControlDatabase } from "./control-database";
import { rateCounters } from "./control-schema";

/** Counts one hit and answers how many the window holds with it. */
export async function countHit(control: ControlDatabase, name: string, windowStart: Date): Promise<number> {
  const row = await control
    .insert(rateCounters)
    .values({ name, windowStart, hits: 1 })
    .onConflictDoUpdate({
      target: [rateCounters.name, rateCounters.windowStart],
      set: { hits: sql`${rateCounters.hits} + 1` },
    })
    .returning({ hits: rateCounters.hits })
    .get();
  return row.hits;
}

export const forgetHits = (control: ControlDatabase, name: string, windowStart: Date) =>
  control
    .delete(rateCounters)
    .where(and(eq(rateCounters.name, name), eq(rateCounters.windowStart, windowStart)));

export const deleteCountersBefore = (control: ControlDatabase, moment: Date) =>
  control.delete(rateCounters).where(lt(rateCounters.windowStart, moment));
