/** `failing`: the latest attempt failed. Nothing is sent to a disabled one. */
export type EndpointState = "enabled" | "failing" | "disabled";
export type DeliveryState = "waiting" | "delivered" | "failed";

/** The problem of an endpoint that someone turned off, which is no failure. */
export const switchedOff = "webhooks.problem.switched-off";

/** How many endpoints a tenant can have. */
export const maxEndpoints = 20;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long the replaced secret is still used to sign besides the new one. */
export const secretOverlap = day;
/** How long an endpoint may fail before its administrators are notified, and before it is disabled. */
export const failingUntil = { warned: day, disabled: 5 * day };
/** How long events and deliveries are kept. */
export const eventsKept = 30 * day;

/** The most that is read of an answer, and the most values that are sent; what is larger is fetched by the link. */
export const maxAnswerBytes = 1_024;
export const maxValueBytes = 64 * 1_024;

/** How long after each failed attempt the next one follows (Standard Webhooks 1.0): ten attempts in some three days. */
const waits = [5_000, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, day];
export const maxAttempts = waits.length + 1;
const longestWait = day;

/**
 * When an event is tried again after this many attempts, in milliseconds; null when that was the last. `jitter` (0 to 1) adds
 * up to a tenth, so that what failed together does not come back together. The receiver may ask for longer.
 */
export function retryDelay(attempts: number, jitter: number, asked: number | null): number | null {
  const wait = waits[attempts - 1];
  if (wait === undefined) return null;
  return Math.max(Math.round(wait * (1 + jitter / 10)), Math.min(asked ?? 0, longestWait));
}

/** How long an endpoint is left alone after this many failures in a row, so that one that is down is asked rarely. */
export const endpointPause = (failures: number, asked: number | null): number =>
  Math.max(Math.min(5_000 * 2 ** (failures - 1), 5 * minute), Math.min(asked ?? 0, longestWait));

/** The milliseconds that a `Retry-After` asks for (RFC 9110): seconds, or a date; null for none. */
export function retryAfterOf(header: string | null, now: Date): number | null {
  const text = header?.trim() ?? "";
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000;
  const at = text ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}

/** A number from 0 to 1 that is always the same for an id. */
export const jitterOf = (id: string): number => Number.parseInt(id.slice(-6), 16) / 0xffffff || 0;
