import type { ShownSending } from "~/components/documents/erp-sentence";
import { shownTime } from "~/domain/documents/shown-time";
import type { ErpSendingDetails } from "~/domain/erp/erp-sending";

/** A sending as the document's page shows it, with times as its model writes them; when it is due is said of later ones only. */
export function shownSending(
  { requestedAt, nextAt, doneAt, ...sending }: ErpSendingDetails,
  { culture, timeZone }: { culture: string; timeZone: string },
): ShownSending {
  const isLater = nextAt !== null && nextAt > requestedAt;
  return {
    ...sending,
    next: isLater ? shownTime(nextAt, culture, timeZone) : null,
    done: doneAt && shownTime(doneAt, culture, timeZone),
  };
}
