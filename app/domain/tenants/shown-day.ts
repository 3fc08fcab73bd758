import { shownTime } from "../documents/shown-time";
import { cultureOfCountry } from "../models/cultures";
import { timeZoneOfCountry } from "../models/time-zones";

type Place = { countryCode: string };

/** A point in time as it is written where the organization is: "23/11/2026 14:05". */
export const shownMoment = (at: Date, { countryCode }: Place): string =>
  shownTime(at, cultureOfCountry(countryCode), timeZoneOfCountry(countryCode));

/** The day of a point in time where the organization is. */
export const shownDay = (at: Date, place: Place): string => shownMoment(at, place).split(" ")[0] ?? "";
