import { requestNextPageRows } from "~/data/shard/document-queue";
import { ofTenant } from "../../of-tenant";
import type { PageQueue } from "../../ports";
import type { RunContext } from "../processing-context";

type Context = Pick<RunContext, "shard" | "tenant" | "now"> & { pages: PageQueue };

/** Asks for the tenant's next pages to be recognised, as many as its share of the queue of pages has room for. */
export async function requestNextPages(context: Context): Promise<void> {
  const taken = await requestNextPageRows(context.shard, context.now());
  if (taken.length > 0) await context.pages.send(taken.map((page) => ofTenant(context, page)));
}

/**
 * Asks once more for those of a run's pages that were asked for before, in case that was lost, and for the tenant's
 * next ones. Asking twice does no harm: a settled page is not recognised again.
 */
export async function requestPagesAgain(
  context: Context,
  { documentId, attempt }: { documentId: string; attempt: number },
  pages: readonly { number: number; state: string; askedAt: Date | null }[],
): Promise<void> {
  const asked = pages.filter(({ state, askedAt }) => state === "pending" && askedAt !== null);
  if (asked.length > 0)
    await context.pages.send(
      asked.map(({ number: page }) => ofTenant(context, { documentId, attempt, page })),
    );
  await requestNextPages(context);
}
