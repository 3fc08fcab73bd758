import { countHit, forgetHits } from "~/data/control/rate-counters";
import { minutesLeft, type RateLimitName, rateLimits, windowStartOf } from "~/domain/accounts/rate-limits";
import { AppError } from "~/domain/errors/app-error";
import type { VisitorContext } from "../context";

/**
 * Counts one attempt of `who` and throws `too-many` when that is one too many for the window. The message may say how many
 * there can be and in how many minutes there can be more.
 */
export async function brake(
  context: VisitorContext,
  limitName: RateLimitName,
  who: string,
  messageKey = "error.too-many",
): Promise<void> {
  const limit = rateLimits[limitName];
  const now = context.now();
  const hits = await countHit(context.control, `${limitName}:${who}`, windowStartOf(limit, now));
  if (hits > limit.most)
    throw new AppError("too-many", messageKey, {
      values: { most: limit.most, minutes: minutesLeft(limit, now) },
    });
}

/** Forgets the attempts of `who` in the current window. */
export const releaseBrake = (context: VisitorContext, limitName: RateLimitName, who: string) =>
  forgetHits(context.control, `${limitName}:${who}`, windowStartOf(rateLimits[limitName], context.now()));
