import type { ShownRelease } from "~/components/documents/release-notice";
import { shownTime } from "~/domain/documents/shown-time";
import type { ReleaseDetails } from "~/domain/releases/release-details";

/** A release as the document's page shows it, with times as its model writes them. */
export function shownRelease(
  { provider, state, attempts, problem, path, hasCsv, nextAt, doneAt }: ReleaseDetails,
  { culture, timeZone }: { culture: string; timeZone: string },
): ShownRelease {
  return {
    provider,
    state,
    attempts,
    problem,
    path,
    hasCsv,
    next: nextAt && shownTime(nextAt, culture, timeZone),
    done: doneAt && shownTime(doneAt, culture, timeZone),
  };
}
