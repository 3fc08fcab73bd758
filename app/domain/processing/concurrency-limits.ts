/**
 * What one tenant may have on a queue of its shard at a time; what is beyond waits for its turn in the shard. `open`
 * counts documents that wait for their pages to be recognised, too, which `documents` does not.
 */
export type ConcurrencyLimits = Readonly<Record<"documents" | "open" | "pages", number>>;

/**
 * What a tenant is given: a queue is never longer than these times the tenants that have something to do, however much
 * one of them brought.
 *
 * `documents`: a shard takes some 15 a second (docs/scale.md), a run lasts some 3 s, and a tenant that is alone must
 * lack nothing: 45 are under way then. `open`: four times as many, so that a pile of scans does not keep the tenant's
 * files with text waiting, and what a sweep looks at stays short. `pages`: twice the `max_concurrency` of the queue of
 * pages, so that no place there is empty between two pages of a tenant that is alone; a test compares the two.
 */
export const concurrencyLimits: ConcurrencyLimits = { documents: 48, open: 192, pages: 40 };

/** Up to how many documents queued before one are counted; beyond that the reader learns only that there are more. */
export const maxCountedBefore = 1_000;
