/** The time zones offered, as IANA names; UTC first, which Intl's list leaves out. */
export const timeZones: readonly string[] = [
  "UTC",
  ...Intl.supportedValuesOf("timeZone").filter((name) => name !== "UTC"),
];

/**
 * Whether this is the IANA name of a time zone. Also true for the other names of one ("Asia/Kolkata" beside
 * "Asia/Calcutta"), of which the list holds a single one; false for bare offsets, which know no summer time.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const byCountry: Record<string, string> = {
  US: "America/New_York",
  CA: "America/Toronto",
  MX: "America/Mexico_City",
  AU: "Australia/Sydney",
  NZ: "Pacific/Auckland",
  IN: "Asia/Calcutta",
  GB: "Europe/London",
  IE: "Europe/Dublin",
  DE: "Europe/Berlin",
  AT: "Europe/Vienna",
  CH: "Europe/Zurich",
  FR: "Europe/Paris",
  ES: "Europe/Madrid",
  IT: "Europe/Rome",
  NL: "Europe/Amsterdam",
};

/** A time zone to propose to a tenant of this country: the most populous one we know, else UTC. */
export const timeZoneOfCountry = (countryCode: string): string => byCountry[countryCode] ?? "UTC";
