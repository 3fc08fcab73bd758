/**
 * What one tenant may have on a queue of its shard at a time; what is beyond waits for its turn in the shard. So a
 * queue is never longer than these times the tenants that have something to do, however much one of them brought.
 *
 * `documents`: a shard takes some 15 a second (docs/scale.md), a run lasts some 3 s, and a tenant that is alone shall
 * lack nothing: 45 are under way then. `pages`: twice the `max_concurrency` of the queue of pages, so that no place
 * there stands empty between two pages of a tenant that is alone; a test compares the two.
 */
export const shares = { documents: 48, pages: 40 } as const;

/**
 * How many more a tenant may have on a queue, of those that wait for their turn: what `takeTurns` works out in the
 * database.
 */
export const turnsFree = (share: number, underWay: number, waiting: number): number =>
  Math.max(0, Math.min(share - underWay, waiting));

/** How many documents are counted that stand in line before one; who sees it is told that there are more. */
export const mostCountedBefore = 1_000;
