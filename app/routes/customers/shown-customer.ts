import { planName } from "~/domain/billing/plan-name";
import type { Customer } from "~/domain/customers/customer";
import { shownTime } from "~/domain/documents/shown-time";
import { cultureOfCountry } from "~/domain/models/cultures";
import { countryName } from "~/domain/tenants/countries";

/** A customer as the list shows it; times are UTC, as customers live all over the world. */
export const shownCustomer = (customer: Customer, used: number | undefined, language: string) => ({
  id: customer.id,
  name: customer.name,
  companyName: customer.companyName,
  country: countryName(customer.countryCode, language),
  dataCenter: customer.dataCenter,
  status: customer.status,
  suspendedFor: customer.suspendedFor,
  members: customer.members,
  plan: customer.plan && planName(customer.plan),
  usage: used === undefined ? null : { used, included: customer.included ?? 0 },
  since: day(customer.createdAt, customer.countryCode),
  erasedOn: customer.deletionDueAt && day(customer.deletionDueAt, customer.countryCode),
});

const day = (at: Date, countryCode: string) =>
  shownTime(at, cultureOfCountry(countryCode), "UTC").split(" ")[0] ?? "";
