const minute = 60 * 1000;

/** How often something may happen within a window of time (milliseconds). */
export type RateLimit = { window: number; most: number };

/**
 * The limits on guessing, on sending mail to strangers and on heavy work. An address may stand for a whole office, so it
 * gets more room than one e-mail. Sign-in counts wrong and right passwords alike until a right one clears the e-mail's
 * count.
 */
export const rateLimits = {
  signInByEmail: { window: 15 * minute, most: 10 },
  signInByAddress: { window: 15 * minute, most: 100 },
  codeByEmail: { window: 60 * minute, most: 6 },
  codeByAddress: { window: 60 * minute, most: 60 },
  signUpByAddress: { window: 60 * minute, most: 100 },
  resetByAddress: { window: 60 * minute, most: 100 },
  secondFactorByUser: { window: 15 * minute, most: 10 },
  invitationsByTenant: { window: 60 * minute, most: 100 },
  reportMailsByTenant: { window: 60 * minute, most: 60 },
  reportFilesByTenant: { window: 60 * minute, most: 60 },
  exportsByTenant: { window: 24 * 60 * minute, most: 12 },
  // An hour of archives of 95 MB: more than anybody brings through a browser.
  restoreArchivesByTenant: { window: 60 * minute, most: 600 },
  tenantNamesByPerson: { window: 60 * minute, most: 200 },
  // A few mails of a day that could not be taken are answered each; a machine that sends more learns nothing by more answers.
  mailAnswersByRecipient: { window: 24 * 60 * minute, most: 5 },
  // Anyone who found an organization's address out cannot have us write to half the world.
  mailAnswersByTenant: { window: 24 * 60 * minute, most: 50 },
  // A clerk who corrects by mail all day stays below; two machines that answer each other do not.
  repliesByPerson: { window: 24 * 60 * minute, most: 300 },
  repliesByDocument: { window: 24 * 60 * minute, most: 12 },
  // Enough for someone who compares kinds of documents, too few to have a pile read for nothing.
  visitsByAddress: { window: 60 * minute, most: 5 },
  // What the service gives away at most: a page takes some seconds of a processor at the worst.
  visitsInAll: { window: 60 * minute, most: 120 },
  // A day of building against the API; a pile of work is what plans are for.
  sandboxDocumentsByTenant: { window: 24 * 60 * minute, most: 50 },
  // An office may ask for itself; nobody fills the list with other people's addresses.
  planRequestsByAddress: { window: 60 * minute, most: 5 },
  // A page with its pictures asks ten times; nobody tries 80 bits out at this pace.
  replyLinksByAddress: { window: 15 * minute, most: 300 },
  requestsByKey: { window: minute, most: 1_200 },
  // By `costOfRequest`: 3,000 pages and pictures in a minute, or 300 searches, or 60 replays and files.
  requestsByPerson: { window: minute, most: 3_000 },
  // Nobody fills the audit log by asking again for what he may not have.
  refusalNotesByActor: { window: 60 * minute, most: 1 },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimits;

/** How many whole minutes are left of a moment's window, 1 at least. */
export const minutesLeft = (limit: RateLimit, at: Date): number =>
  Math.max(1, Math.ceil((windowStartOf(limit, at).getTime() + limit.window - at.getTime()) / minute));

/** The start of the window that a moment falls into. */
export const windowStartOf = (limit: RateLimit, at: Date) =>
  new Date(Math.floor(at.getTime() / limit.window) * limit.window);
