import { z } from "zod";
import { countIndexTries, selectUnindexed } from "~/data/shard/document-search";
import { defineOperation } from "../define-operation";
import { type OfTenant, openedOnce } from "../of-tenant";
import type { RunContext, SweepContext } from "../processing/processing-context";
import { indexDocumentWords } from "./index-words";

/** Documents looked at in one turn of one shard; the rest waits for the next minute. */
const atOnce = 60;
/** A document that could not be indexed this many times never will be. */
const mostTries = 5;

type Context = SweepContext & { openTenant(found: OfTenant): Promise<RunContext | null> };

/**
 * Puts into the search index what is not in it: documents from before there was one, and those whose run broke off
 * after its end. Those that fail go to the end of the queue, so that they delay no other. Returns how many.
 */
export const indexWaiting = defineOperation({
  name: "documents.index-waiting",
  permission: "system",
  input: z.object({}),
  async run(context: Context): Promise<{ indexed: number }> {
    let indexed = 0;
    const open = openedOnce(context.openTenant);
    for (const { database } of context.shards) {
      const waiting = await selectUnindexed(database, mostTries, atOnce);
      if (waiting.length > 0)
        await countIndexTries(
          database,
          waiting.map(({ documentId }) => documentId),
        );
      for (const found of waiting) indexed += await indexOne(context, await open(found), found);
    }
    return { indexed };
  },
});

/** One document that cannot be indexed must not block the others. */
async function indexOne(
  context: Context,
  home: RunContext | null,
  { documentId, attempt }: { documentId: string; attempt: number },
) {
  const run = { documentId, attempt };
  if (!home) return 0;
  try {
    return Number((await indexDocumentWords(home, run)).indexed);
  } catch (error) {
    context.log.error("search.not-indexed", error, run);
    return 0;
  }
}
