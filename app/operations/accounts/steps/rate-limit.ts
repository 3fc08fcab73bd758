import { countHits, resetHits } from "~/data/control/rate-counters";
import { networkOf } from "~/domain/accounts/network-of";
import { minutesLeft, type RateLimitName, rateLimits, windowStartOf } from "~/domain/accounts/rate-limits";
import { AppError } from "~/domain/errors/app-error";
import type { VisitorContext } from "../../context";
import { shortDigest } from "./note-failed-attempt";

/**
 * Counts one attempt of `who` and throws `too-many` when that is one too many for the window. The message may say how many
 * there can be and in how many minutes there can be more.
 */
export async function enforceRateLimit(
  context: VisitorContext,
  limitName: RateLimitName,
  who: string,
  messageKey = "error.too-many",
): Promise<void> {
  const limit = rateLimits[limitName];
  const hits = await countAttempt(context, limitName, who);
  if (hits === limit.most + 1)
    context.log.info("rate-limit.reached", await aboutLimit(context, limitName, who));
  if (hits > limit.most)
    throw new AppError("too-many", messageKey, {
      values: { most: limit.most, minutes: minutesLeft(limit, context.now()) },
    });
}

/** Counts one attempt of `who`, and returns whether the window still has room for it. */
export const isWithinRateLimit = async (
  context: Pick<VisitorContext, "control" | "now">,
  limitName: RateLimitName,
  who: string,
): Promise<boolean> => (await countAttempt(context, limitName, who)) <= rateLimits[limitName].most;

const countAttempt = (
  { control, now }: Pick<VisitorContext, "control" | "now">,
  limitName: RateLimitName,
  who: string,
) => countHits(control, counterOf(limitName, who), windowStartOf(rateLimits[limitName], now()));

/** One line for each window that a limit is reached in; an e-mail is not written out. */
const aboutLimit = async (context: VisitorContext, limit: RateLimitName, who: string) => ({
  limit,
  who: who.includes("@") ? await shortDigest(context, who) : who,
  address: context.address,
});

/** Forgets the attempts of `who` in the current window. */
export const resetRateLimit = (context: VisitorContext, limitName: RateLimitName, who: string) =>
  resetHits(context.control, counterOf(limitName, who), windowStartOf(rateLimits[limitName], context.now()));

/** Addresses of one network count together. */
const counterOf = (limitName: RateLimitName, who: string) =>
  `${limitName}:${limitName.endsWith("ByAddress") ? networkOf(who) : who}`;
