import { and, asc, desc, eq, isNull, lt, ne, or } from "drizzle-orm";
import { noTally, type RestoreState } from "~/domain/tenants/restore";
import type { ControlDatabase } from "./control-database";
import { tenantRestores } from "./control-schema";
import type { TenantControl } from "./tenant-control";

export type TenantRestore = typeof tenantRestores.$inferSelect;

/** Notes that archives are brought; fails on a unique index while another restore is open. */
export const insertRestore = (
  control: TenantControl,
  { at, ...restore }: { id: string; startedBy: string; at: Date },
) =>
  control.insert(tenantRestores).values({
    ...restore,
    tenantId: control.tenantId,
    state: "collecting",
    tally: noTally,
    startedAt: at,
    progressAt: at,
  });

/** The newest restore of the tenant, or null. */
export async function findRestore(control: TenantControl): Promise<TenantRestore | null> {
  const row = await control
    .select()
    .from(tenantRestores)
    .where(eq(tenantRestores.tenantId, control.tenantId))
    .orderBy(desc(tenantRestores.id))
    .limit(1)
    .get();
  return row ?? null;
}

type Step = Partial<Pick<TenantRestore, "place" | "tally" | "problem" | "endedAt" | "state">>;

/** Notes how far a restore is, unless it is in another state by now. A row comes back when that was noted. */
export const advanceRestore = (
  control: TenantControl,
  { id, state }: { id: string; state: RestoreState },
  step: Step & { progressAt: Date },
) =>
  control
    .update(tenantRestores)
    .set(step)
    .where(
      and(
        eq(tenantRestores.id, id),
        eq(tenantRestores.tenantId, control.tenantId),
        eq(tenantRestores.state, state),
      ),
    )
    .returning({ id: tenantRestores.id });

/**
 * Notes which archives were brought, unless that was noted since the row was read. A row comes back when it was; the moment is another
 * one in any case.
 */
export const noteArchives = (
  control: TenantControl,
  { id, progressAt }: Pick<TenantRestore, "id" | "progressAt">,
  { at, ...brought }: Pick<TenantRestore, "archives" | "source"> & { at: Date },
) =>
  control
    .update(tenantRestores)
    .set({ ...brought, progressAt: new Date(Math.max(at.getTime(), progressAt.getTime() + 1)) })
    .where(
      and(
        eq(tenantRestores.id, id),
        eq(tenantRestores.tenantId, control.tenantId),
        eq(tenantRestores.state, "collecting"),
        eq(tenantRestores.progressAt, progressAt),
      ),
    )
    .returning({ id: tenantRestores.id });

/** The restores whose job did not go on since `before`, or whose archives have waited since `waiting`; the oldest first. */
export const selectIdleRestores = (
  control: ControlDatabase,
  { before, waiting }: { before: Date; waiting: Date },
  limit: number,
) =>
  control
    .select({
      tenantId: tenantRestores.tenantId,
      restoreId: tenantRestores.id,
      state: tenantRestores.state,
      progressAt: tenantRestores.progressAt,
    })
    .from(tenantRestores)
    .where(
      and(
        isNull(tenantRestores.endedAt),
        lt(tenantRestores.progressAt, before),
        or(ne(tenantRestores.state, "collecting"), lt(tenantRestores.progressAt, waiting)),
      ),
    )
    .orderBy(asc(tenantRestores.progressAt))
    .limit(limit);
