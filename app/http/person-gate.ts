import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { countHits } from "~/data/control/rate-counters";
import { rateLimits } from "~/domain/accounts/rate-limits";
import { costOfRequest } from "~/domain/accounts/request-cost";
import type { VisitorContext } from "~/operations/context";
import { createRateLimiter } from "./rate-limiter";

/** One for each isolate: it counts what each person asks for. */
const gate = createRateLimiter(rateLimits.requestsByPerson);

/**
 * Counts a request of someone who is signed in. Returns 0, or after how many seconds to come again when the person, in
 * all of their sessions together, has asked for too much.
 */
export function countPersonRequest(
  { request, context: { cloudflare } }: LoaderFunctionArgs | ActionFunctionArgs,
  { control, now }: Pick<VisitorContext, "control" | "now">,
  personId: string,
): number {
  return gate(
    `person:${personId}`,
    now(),
    (name, start, hits) => countHits(control, name, start, hits),
    (work) => cloudflare.ctx.waitUntil(work),
    costOfRequest(new URL(request.url).pathname),
  );
}
