const minute = 60_000;
const hour = 60 * minute;

/** Where a Microsoft 365 mailbox is: the directory and the application that may read it, and its address. */
export type MailboxAddress = { directoryId: string; clientId: string; address: string };

/** How often a mailbox is looked into; a message that Microsoft announces is fetched with the next run of the cron. */
export const pollPause = 5 * minute;
/** How long a run locks a mailbox: longer than it may take. */
export const runLockDuration = 10 * minute;
/** The longest that Microsoft keeps a subscription for messages (Graph, subscription resource), less an hour for the clocks. */
export const subscriptionLength = 10_070 * minute - hour;
/** How long before its end it is renewed, so that an outage of two days ends no subscription. */
export const renewedBefore = 48 * hour;
/** After this many failures in a row people are notified. */
export const failuresUntilNotified = 5;

/** How long a mailbox is left alone after this many failures in a row; `asked` is what Microsoft asked for. Milliseconds. */
export const pauseAfter = (failures: number, asked: number | null): number =>
  Math.min(Math.max(pollPause * 2 ** Math.min(failures - 1, 4), asked ?? 0), 24 * hour);
