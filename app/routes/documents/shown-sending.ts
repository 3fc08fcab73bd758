import type { ShownSending } from "~/components/documents/erp-sentence";
import { shownTime } from "~/domain/documents/shown-time";
import { shownValue } from "~/domain/documents/shown-value";
import type { ErpSendingDetails } from "~/domain/erp/erp-sending";

/** A sending as pages show it, with times and sums as its model writes them; when it is due is said of later ones only. */
export function shownSending(
  { requestedAt, nextAt, doneAt, ourTotal, theirTotal, ...sending }: ErpSendingDetails,
  { culture, timeZone }: { culture: string; timeZone: string },
): ShownSending {
  const isLater = nextAt !== null && nextAt > requestedAt;
  const sum = (total: string | null) => total && shownValue(total, "amount", culture);
  return {
    ...sending,
    ourTotal: sum(ourTotal),
    theirTotal: sum(theirTotal),
    next: isLater ? shownTime(nextAt, culture, timeZone) : null,
    done: doneAt && shownTime(doneAt, culture, timeZone),
  };
}
