import { z } from "zod";

type Inside = { tenant: { id: string } };

/** A row with its tenant, for places that read it before the tenant is known. */
export type OfTenant = { tenantId: string };

/** The same as the input of an operation that acts for every tenant. */
export const ofTenantInput = z.object({ tenantId: z.string() });

/** What leaves an operation for a queue, a Workflow or the log, with the tenant that it is about. */
export const ofTenant = <T extends object>({ tenant }: Inside, about: T): T & OfTenant => ({
  tenantId: tenant.id,
  ...about,
});

/** Opens each tenant that rows name once, however many rows name it. */
export function openedOnce<T>(open: (found: OfTenant) => Promise<T>): (found: OfTenant) => Promise<T> {
  const opened = new Map<string, Promise<T>>();
  return (found) => {
    const home = opened.get(found.tenantId) ?? open(found);
    opened.set(found.tenantId, home);
    return home;
  };
}

/** A key that no other tenant makes: for rate limits and for what is done once. */
export const keyOfTenant = ({ tenant }: Inside, ...parts: readonly (string | number)[]): string =>
  [tenant.id, ...parts].join(":");

/** Whether a row is this tenant's. */
export const isOf = ({ id }: { id: string }, found: { tenantId: string | null }): boolean =>
  found.tenantId === id;
