import { z } from "@hono/zod-openapi";
import { countryName } from "~/domain/tenants/countries";
import { dataCenters } from "~/domain/tenants/data-center";
import type { getTenant } from "~/operations/tenants/get";

export const tenantParams = z.object({
  tenantId: z.string().max(64).openapi({ description: "The ID of the tenant." }),
});

const address = z.object({
  addressLine1: z.string(),
  addressLine2: z.string(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  country: z.string().openapi({ description: "The country's name in English." }),
  countryCode: z.string().openapi({ description: "ISO 3166-1." }),
});

export const tenant = z
  .object({
    tenantId: z.string(),
    tenantName: z.string(),
    companyName: z.string(),
    address,
    dataCenter: z.string(),
    status: z.enum(["active", "suspended", "closing", "erasing"]),
    subscriptions: z.array(
      z.object({ subscriptionId: z.string(), planCode: z.string(), status: z.string() }),
    ),
    metadata: z.string().nullable().openapi({ description: "A JSON string that may contain `source`." }),
    roles: z.array(z.object({ roleId: z.string(), name: z.string(), permissions: z.array(z.string()) })),
  })
  .openapi("Tenant");

export const tenantBody = z
  .object({
    tenantName: z.string(),
    companyName: z.string(),
    address: address.partial({ addressLine2: true, country: true }),
    cloudProvider: z.number().int().optional().openapi({ description: "Always 0." }),
    dataCenter: z.string(),
  })
  .openapi("TenantData");

export const metadataBody = z.object({ source: z.string() }).nullable().openapi("TenantMetadata");

export const dataCenter = z
  .object({
    code: z.string(),
    name: z.string(),
    countryCode: z.string(),
    coveredCountries: z.string().openapi({ description: "Country codes separated by colons." }),
  })
  .openapi("DataCenter");

export const customer = z
  .object({
    tenantId: z.string(),
    tenantName: z.string(),
    companyName: z.string(),
    countryCode: z.string(),
    dataCenter: z.string(),
    status: z.string(),
  })
  .openapi("Customer");

export const shownDataCenters = () =>
  dataCenters.map(({ code, name, countryCode, countries }) => ({
    code,
    name,
    countryCode,
    coveredCountries: countries.join(":"),
  }));

export function shownTenant({
  id,
  status,
  settings,
  roles,
  subscription,
  metadata,
}: Awaited<ReturnType<typeof getTenant>>): z.output<typeof tenant> {
  const { addressLine1, addressLine2, city, state, postalCode, countryCode } = settings;
  return {
    tenantId: id,
    tenantName: settings.name,
    companyName: settings.companyName,
    address: {
      addressLine1,
      addressLine2,
      city,
      state,
      postalCode,
      countryCode,
      country: countryName(countryCode, "en"),
    },
    dataCenter: settings.dataCenter,
    status,
    subscriptions: subscription
      ? [{ subscriptionId: subscription.id, planCode: subscription.planCode, status: subscription.status }]
      : [],
    metadata,
    roles: roles.map(({ id: roleId, name, permissions }) => ({
      roleId,
      name,
      permissions: [...permissions],
    })),
  };
}
