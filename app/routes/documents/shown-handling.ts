import type { DocumentHandling } from "~/domain/documents/handling";
import { shownTime } from "~/domain/documents/shown-time";
import { shownValue } from "~/domain/documents/shown-value";

type Times = { culture: string; timeZone: string };

/** What people made of a document, its times and days as its model writes them. */
export function shownHandling(
  { rejection, postponement, assignment }: DocumentHandling,
  { culture, timeZone }: Times,
) {
  const time = (at: Date) => shownTime(at, culture, timeZone);
  return {
    rejection: rejection && { ...rejection, at: time(rejection.at) },
    postponement: postponement && {
      ...postponement,
      until: shownValue(postponement.until, "date", culture),
    },
    assignment: assignment && { ...assignment, at: time(assignment.at) },
  };
}
