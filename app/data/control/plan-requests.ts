import { desc, eq, lt } from "drizzle-orm";
import type { ControlDatabase } from "./control-database";
import { planRequests } from "./control-schema";

/** Records that someone asked; asking again for the same country changes nothing. */
export const insertPlanRequest = (control: ControlDatabase, row: typeof planRequests.$inferInsert) =>
  control.insert(planRequests).values(row).onConflictDoNothing();

/** A page of them, newest first, below an id; the first page when it is undefined. */
export const selectPlanRequests = (control: ControlDatabase, below: string | undefined, limit: number) =>
  control
    .select()
    .from(planRequests)
    .where(below === undefined ? undefined : lt(planRequests.id, below))
    .orderBy(desc(planRequests.id))
    .limit(limit);

export const deletePlanRequest = (control: ControlDatabase, id: string) =>
  control.delete(planRequests).where(eq(planRequests.id, id));

export const deletePlanRequestsBefore = (control: ControlDatabase, moment: Date) =>
  control.delete(planRequests).where(lt(planRequests.requestedAt, moment));
