import type { Page } from "@fieldwise/engine/reading";
import { selectPages } from "~/data/shard/pages";
import type { TenantContext } from "../../context";
import { ofTenant } from "../../of-tenant";
import { loadWords } from "../../processing/steps/load-words";

/** The read pages of a run, of a long document only those that `wanted` picks; none when their words are gone, because a correction must not fail for want of a sample. */
export async function readSavedPages(
  context: TenantContext,
  run: { documentId: string; attempt: number },
  wanted: (numbers: number[]) => number[] = (numbers) => numbers,
): Promise<Page[]> {
  try {
    const rows = await selectPages(context.shard, run.documentId, run.attempt);
    const read = rows.filter((row) => row.state === "read").map((row) => row.number);
    return await loadWords(context.files, run, wanted(read));
  } catch (error) {
    context.log.error("learning.no-words", error, ofTenant(context, { ...run }));
    return [];
  }
}
