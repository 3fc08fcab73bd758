import { shownTime } from "~/domain/documents/shown-time";
import { cultureOfCountry } from "~/domain/models/cultures";
import { timeZoneOfCountry } from "~/domain/models/time-zones";
import type { TenantContext } from "~/operations/context";

/** A point in time as the tenant's country writes it. */
export const timeIn = ({ tenant: { countryCode } }: TenantContext, at: Date): string =>
  shownTime(at, cultureOfCountry(countryCode), timeZoneOfCountry(countryCode));
