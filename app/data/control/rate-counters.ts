import { and, eq, lt, sql } from "drizzle-orm";
import type { ControlDatabase } from "./control-database";
import { rateCounters } from "./control-schema";

/** Counts hits, one unless told otherwise, and returns the new count of the window. */
export async function countHits(
  control: ControlDatabase,
  name: string,
  windowStart: Date,
  hits = 1,
): Promise<number> {
  const row = await control
    .insert(rateCounters)
    .values({ name, windowStart, hits })
    .onConflictDoUpdate({
      target: [rateCounters.name, rateCounters.windowStart],
      set: { hits: sql`${rateCounters.hits} + ${hits}` },
    })
    .returning({ hits: rateCounters.hits })
    .get();
  return row.hits;
}

export const resetHits = (control: ControlDatabase, name: string, windowStart: Date) =>
  control
    .delete(rateCounters)
    .where(and(eq(rateCounters.name, name), eq(rateCounters.windowStart, windowStart)));

export const deleteCountersBefore = (control: ControlDatabase, moment: Date) =>
  control.delete(rateCounters).where(lt(rateCounters.windowStart, moment));
