import { countHit, forgetHits } from "~/data/control/rate-counters";
import { type RateLimitName, rateLimits, windowStartOf } from "~/domain/accounts/rate-limits";
import { AppError } from "~/domain/errors/app-error";
import type { VisitorContext } from "../context";

/** Counts one attempt of `who` and throws `too-many` when that is one too many for the window. */
export async function brake(context: VisitorContext, limitName: RateLimitName, who: string): Promise<void> {
  const limit = rateLimits[limitName];
  const hits = await countHit(context.control, `${limitName}:${who}`, windowStartOf(limit, context.now()));
  if (hits > limit.most) throw new AppError("too-many", "error.too-many");
}

/** Forgets the attempts of `who` in the current window. */
export const releaseBrake = (context: VisitorContext, limitName: RateLimitName, who: string) =>
  forgetHits(context.control, `${limitName}:${who}`, windowStartOf(rateLimits[limitName], context.now()));
