import { and, eq, gt } from "drizzle-orm";
import type { ControlDatabase } from "./control-database";
import { tenants, visits } from "./control-schema";
import type { TenantControl } from "./tenant-control";
import { tenantColumns } from "./tenants";

/** A visitor's document, kept in a tenant that nobody belongs to. */
export const insertVisit = (control: ControlDatabase, row: typeof visits.$inferInsert) =>
  control.insert(visits).values(row);

export const setVisitDocument = (control: TenantControl, documentId: string) =>
  control.update(visits).set({ documentId }).where(eq(visits.tenantId, control.tenantId));

/** The visit with its tenant, if this browser began it and it is not over; else null. */
export async function findVisit(
  control: ControlDatabase,
  { visitId, tokenHash, now }: { visitId: string; tokenHash: string; now: Date },
) {
  const row = await control
    .select({ tenant: tenantColumns, documentId: visits.documentId, expiresAt: visits.expiresAt })
    .from(visits)
    .innerJoin(tenants, eq(tenants.id, visits.tenantId))
    .where(and(eq(visits.tenantId, visitId), eq(visits.tokenHash, tokenHash), gt(visits.expiresAt, now)))
    .get();
  return row ?? null;
}

/** Whether the tenant is one visitor's, for an hour. */
export async function isVisit(control: TenantControl): Promise<boolean> {
  const row = await control
    .select({ id: visits.tenantId })
    .from(visits)
    .where(eq(visits.tenantId, control.tenantId))
    .get();
  return row !== undefined;
}

/** Ends a visit before its time: the tenant is to be erased at once. */
export const endVisit = (control: TenantControl, at: Date) =>
  [
    control.update(visits).set({ expiresAt: at }).where(eq(visits.tenantId, control.tenantId)),
    control.update(tenants).set({ deletionDueAt: at }).where(eq(tenants.id, control.tenantId)),
  ] as const;
