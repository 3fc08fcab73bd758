import { sql } from "drizzle-orm";
import type { ControlDatabase } from "./control-database";
import { rateCounters } from "./control-schema";

/** Adds what one isolate counted to the window; answers what all isolates have counted. */
export async function addHits(
  control: ControlDatabase,
  name: string,
  windowStart: Date,
  hits: number,
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
