import type { Page } from "@fieldwise/engine/reading";
import type { Statement } from "~/data/commit";
import { countDocument, findMeterRoot, keepMeteredPages, type MeteredPage } from "~/data/shard/meters";
import { dayOf } from "~/domain/billing/days";
import { pageTextToHash } from "~/domain/billing/page-text-to-hash";
import type { RunContext } from "../../processing/processing-context";

type Context = Pick<RunContext, "tenant" | "shard" | "secrets" | "now">;
type MeterablePage = Pick<Page, "number" | "words">;

/**
 * The statements that count a document when it reaches its end, to be committed with it. A file counts once, and only if
 * one of its pages is new to the tenant: parts of a split, duplicates and reprocessing are free, as are samples and documents
 * of a sandbox.
 */
export async function meterDocument(
  context: Context,
  documentId: string,
  pages: Iterable<MeterablePage>,
): Promise<Statement[]> {
  const { shard } = context;
  const root = await findMeterRoot(shard, documentId);
  if (!root || root.purpose) return [];
  const hashed: MeteredPage[] = [];
  for (const page of pages) hashed.push(await hashesOf(context, page, root));
  const of = { documentId: root.documentId, pages: hashed };
  const at = context.now();
  return [countDocument(shard, { ...of, day: dayOf(at), at }), keepMeteredPages(shard, of)];
}

async function hashesOf(
  { secrets }: Context,
  page: MeterablePage,
  { sha256, offset }: { sha256: string; offset: number },
): Promise<MeteredPage> {
  const place = `${sha256}#${offset + page.number}`;
  const text = pageTextToHash(page);
  return { place, content: text === null ? place : await secrets.digest(text) };
}
