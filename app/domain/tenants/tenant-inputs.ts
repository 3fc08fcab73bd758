import { z } from "zod";
import { noCardNumber } from "../billing/card-number";
import { isCountryCode } from "./countries";
import { dataCenters, dataCentersFor } from "./data-center";
import { postalCodeProblem } from "./postal-code";
import { secondFactorDemands } from "./tenant";

const required = "form.required";
const tooLong = "accounts.problem.too-long";

const line = z
  .string(required)
  .trim()
  .min(1, required)
  .max(120, tooLong)
  .refine(...noCardNumber);
const agreed = z.literal("agreed", required);

const secondLine = z
  .string()
  .trim()
  .max(120, tooLong)
  .refine(...noCardNumber)
  .default("");

const tenantName = z
  .string(required)
  .trim()
  .min(1, required)
  .max(80, tooLong)
  .refine(...noCardNumber);

/** What it may be depends on the country. */
const postalCode = z.string(required).trim().min(1, required).max(20, "tenants.problem.postal-code-long");

export const tenantNameInput = z.object({ tenantName });

const tenantShape = {
  tenantName,
  companyName: line,
  addressLine1: line,
  addressLine2: secondLine,
  city: line,
  state: line,
  postalCode,
  countryCode: z.string(required).refine(isCountryCode, required),
  dataCenter: z.string(required).refine(isDataCenter, required),
};

type Judged = { issues: readonly { path?: PropertyKey[] | undefined }[] };

/** Nothing is wrong with these fields, nor with the whole, which is no object then. */
const isSound =
  (...fields: string[]) =>
  ({ issues }: Judged) =>
    issues.every(({ path = [] }) => path.length > 0 && !fields.includes(String(path[0])));

/** Its data center must cover its country. */
const inItsPlace = <S extends z.ZodType<{ countryCode: string; dataCenter: string }>>(schema: S) =>
  schema.refine(({ countryCode, dataCenter }) => serves(dataCenter, countryCode), {
    path: ["dataCenter"],
    message: "tenants.problem.data-center",
    when: isSound("countryCode", "dataCenter"),
  });

/** Its postal code must be one of its country. */
const withItsPostalCode = <S extends z.ZodType<{ countryCode: string; postalCode: string }>>(schema: S) =>
  schema.refine((tenant) => problemOfCode(tenant) === null, {
    path: ["postalCode"],
    error: ({ input }) => problemOfCode(input as z.output<S>) ?? undefined,
    when: isSound("countryCode", "postalCode"),
  });

const problemOfCode = ({ postalCode: code, countryCode }: { postalCode: string; countryCode: string }) =>
  postalCodeProblem(code, countryCode);

/** A tenant to be created, without anyone's agreement. */
export const createCustomerInput = withItsPostalCode(inItsPlace(z.object(tenantShape)));

export type TenantForm = z.output<typeof createCustomerInput>;

/** The form that creates a tenant. */
export const createTenantInput = withItsPostalCode(
  inItsPlace(z.object({ ...tenantShape, termsAndConditions: agreed, privacyPolicy: agreed })),
);

/** Where a sign-up came from; null forgets it. */
export const metadataInput = z.object({
  source: z
    .string("tenants.problem.metadata")
    .trim()
    .min(1, "tenants.problem.metadata")
    .max(60, "tenants.problem.metadata")
    .nullable(),
});

/**
 * What an organization can change about itself later. Name, country and data center are permanent. A page from before there was the
 * choice of a second factor leaves it as it is.
 */
export const tenantSettingsInput = z.object({
  companyName: line,
  addressLine1: line,
  addressLine2: secondLine,
  city: line,
  state: line,
  postalCode,
  language: z.enum(["en", "es"], required),
  secondFactor: z.enum(secondFactorDemands).optional(),
});

/** The same as it is typed: lifting the requirement of a second factor asks for one's password. */
export const editSettingsInput = tenantSettingsInput.extend({ password: z.string().default("") });

export type TenantSettingsForm = z.output<typeof tenantSettingsInput>;

function isDataCenter(wanted: string): boolean {
  return dataCenters.some(({ code }) => code === wanted);
}

const serves = (dataCenter: string, countryCode: string) =>
  dataCentersFor(countryCode).some(({ code }) => code === dataCenter);
