import { and, eq, sql } from "drizzle-orm";
import type { TenantSettingsForm } from "~/domain/tenants/tenant-inputs";
import type { TenantSettings } from "~/domain/tenants/tenant-settings";
import { tenants } from "./control-schema";
import type { TenantControl } from "./tenant-control";

/** What the settings page of a tenant shows, or null when there is no such tenant. */
export async function findTenantSettings(control: TenantControl): Promise<TenantSettings | null> {
  const row = await control
    .select({
      name: tenants.name,
      companyName: tenants.companyName,
      addressLine1: tenants.addressLine1,
      addressLine2: tenants.addressLine2,
      city: tenants.city,
      state: tenants.state,
      postalCode: tenants.postalCode,
      countryCode: tenants.countryCode,
      dataCenter: tenants.dataCenter,
      language: tenants.language,
      secondFactor: tenants.secondFactor,
      createdAt: tenants.createdAt,
      agreedAt: tenants.agreedAt,
    })
    .from(tenants)
    .where(eq(tenants.id, control.tenantId))
    .get();
  return row ?? null;
}

export const updateTenantSettings = (control: TenantControl, form: TenantSettingsForm) =>
  control.update(tenants).set(form).where(eq(tenants.id, control.tenantId));

/** Gives the tenant's mail address another token; returns no row when someone was first. */
export const replaceIntakeToken = (
  control: TenantControl,
  { expected, next }: { expected: string; next: string },
) =>
  control
    .update(tenants)
    .set({ intakeToken: next })
    .where(and(eq(tenants.id, control.tenantId), eq(tenants.intakeToken, expected)))
    .returning({ id: tenants.id });

/** Keeps the metadata of a tenant, a JSON text, or forgets it (null). Changes nothing that is so already. */
export const updateMetadata = (control: TenantControl, metadata: string | null) =>
  control
    .update(tenants)
    .set({ metadata })
    .where(and(eq(tenants.id, control.tenantId), sql`${tenants.metadata} is not ${metadata}`));

/** The metadata of a tenant as it was kept; undefined when there is no such tenant. */
export async function findMetadata(control: TenantControl): Promise<string | null | undefined> {
  const row = await control
    .select({ metadata: tenants.metadata })
    .from(tenants)
    .where(eq(tenants.id, control.tenantId))
    .get();
  return row?.metadata;
}
