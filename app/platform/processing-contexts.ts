import type { Actor } from "~/domain/permissions/actor";
import type { DocumentReader, PageRecogniser } from "~/operations/ports";
import type {
  ProcessingContext,
  RecognisingContext,
  RunContext,
  SweepContext,
} from "~/operations/processing/processing-context";
import type { ExtractionBindings, OcrBindings, StorageBindings } from "./bindings";
import { enterTenant, makeTenantContext, makeVisitorContext } from "./context";
import { openPageQueue, openProcessingQueue } from "./queues";
import { scannerOf } from "./scanner/scanner-of";
import { suggesterOf } from "./suggester/suggester-of";
import { allShards, openTenant, type TenantHome } from "./tenancy";

/** The context of a job in one tenant, or null when there is no such tenant (any more). */
export async function makeRunContext(
  bindings: StorageBindings,
  tenantId: string,
  job: string,
): Promise<RunContext | null> {
  const visitor = makeVisitorContext(bindings, system(job));
  const home = await openKeptTenant(bindings, visitor.control, tenantId);
  return home && enterTenant(visitor, home);
}

/** The context of erasing a tenant: no other job opens one whose erasing has begun. */
export async function makeErasureContext(
  bindings: StorageBindings,
  tenantId: string,
): Promise<RunContext | null> {
  const visitor = makeVisitorContext(bindings, system("deletion"));
  const home = await openTenant(bindings, visitor.control, tenantId);
  return home && enterTenant(visitor, home);
}

async function openKeptTenant(...tenant: Parameters<typeof openTenant>): Promise<TenantHome | null> {
  const home = await openTenant(...tenant);
  return home?.tenant.status === "erasing" ? null : home;
}

/** The context of the document Worker's steps. */
export async function makeProcessingContext(
  bindings: ExtractionBindings,
  tenantId: string,
  reader: DocumentReader,
): Promise<ProcessingContext | null> {
  const visitor = makeVisitorContext(bindings, system("processing"));
  const home = await openKeptTenant(bindings, visitor.control, tenantId);
  return (
    home && {
      ...makeTenantContext(visitor, home, bindings),
      reader,
      pages: openPageQueue(bindings.PAGES_QUEUE),
      suggester: suggesterOf(bindings),
      scanner: scannerOf(bindings),
    }
  );
}

/** The context of recognising a page. */
export async function makeRecognisingContext(
  bindings: OcrBindings,
  tenantId: string,
  recogniser: PageRecogniser,
): Promise<RecognisingContext | null> {
  const context = await makeRunContext(bindings, tenantId, "recognition");
  return context && { ...context, recogniser, pages: openPageQueue(bindings.PAGES_QUEUE) };
}

/** The context of the sweeper: all shards, and the queue that sets documents going. */
export const makeSweepContext = (
  bindings: StorageBindings & { INTAKE_QUEUE: Queue<unknown> },
): SweepContext => ({
  ...makeVisitorContext(bindings, system("sweep")),
  shards: allShards(bindings),
  processing: openProcessingQueue(bindings.INTAKE_QUEUE),
});

const system = (id: string): Actor => ({ kind: "system", id });
