import { z } from "zod";
import { selectSandboxBefore } from "~/data/shard/sandbox-documents";
import { sandboxHours } from "~/domain/documents/document-purpose";
import { AppError } from "~/domain/errors/app-error";
import { defineOperation } from "../define-operation";
import { type OfTenant, openedOnce } from "../of-tenant";
import type { RunContext, SweepContext } from "../processing/processing-context";
import { putIntoTrash } from "./steps/put-into-trash";

/** Documents deleted in one turn of one shard; the rest waits for the next minute. */
const atOnce = 50;
const hour = 60 * 60 * 1000;

type Context = SweepContext & { openTenant(found: OfTenant): Promise<RunContext | null> };

/**
 * Deletes documents of sandboxes that had their day; their trash is emptied next. Parts of a split file go like the file.
 * Returns how many.
 */
export const sweepSandbox = defineOperation({
  name: "documents.sweep-sandbox",
  permission: "system",
  input: z.object({}),
  async run(context: Context): Promise<{ deleted: number }> {
    const moment = new Date(context.now().getTime() - sandboxHours * hour);
    const open = openedOnce(context.openTenant);
    let deleted = 0;
    for (const { database } of context.shards)
      for (const { modelId, fileName, ...found } of await selectSandboxBefore(database, moment, atOnce)) {
        const tenant = await open(found);
        if (tenant && (await isPutAway(tenant, found, { modelId, fileName }))) deleted += 1;
      }
    return { deleted };
  },
});

/** What someone changes just now is deleted a minute later. */
async function isPutAway(...[tenant, document, known]: Parameters<typeof putIntoTrash>): Promise<boolean> {
  try {
    await putIntoTrash(tenant, document, known);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
