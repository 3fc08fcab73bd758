import { planName } from "~/domain/billing/plan-name";
import { shownTime } from "~/domain/documents/shown-time";
import { countryName } from "~/domain/tenants/countries";
import type { Customer } from "./customer";

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
  since: day(customer.createdAt),
  erasedOn: customer.deletionDueAt && day(customer.deletionDueAt),
});

/** As everywhere where no culture says otherwise: one column holds one order of day and month, whatever the country. */
const day = (at: Date) => shownTime(at, noCulture, "UTC").split(" ")[0] ?? "";
const noCulture = "";
