import { commit } from "~/data/commit";
import { selectTemplates } from "~/data/shard/export-templates";
import { claimRelease, findRelease, markReleased, noteRelease } from "~/data/shard/releases";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { AppError } from "~/domain/errors/app-error";
import { maxReleaseAttempts, releaseDelay } from "~/domain/releases/release";
import { dueRelease } from "~/domain/releases/release-inputs";
import { folderSteps, releasedFiles, releaseFolder } from "~/domain/releases/release-paths";
import { auditOf } from "../audit-of";
import { defineOperation } from "../define-operation";
import { eInvoicesOfRelease } from "../e-invoices/steps/e-invoices-of-release";
import { tableContentTypes, tableFormats } from "../results/steps/table-file";
import type { DeliveryContext, ReleasedFile } from "./release-ports";
import { ftpServerOfModel } from "./steps/ftp-server-of";
import { releasedFilesOf } from "./steps/released-files-of";

/** `retryAfter`: seconds until the next attempt; null when it is done or given up, or was handled by another run. */
export type Delivery = { state: "done" | "waiting" | "failed" | "gone"; retryAfter: number | null };

type Release = NonNullable<Awaited<ReturnType<typeof findRelease>>>;

/**
 * Carries out a release that is waiting: stores its files with the provider and marks the document as released. A try
 * that fails is recorded with its reason and tried again later, six times at most. Doing it twice writes the same
 * files.
 */
export const deliverRelease = defineOperation({
  name: "documents.deliver-release",
  permission: "system",
  input: dueRelease,
  async run(context: DeliveryContext, { documentId }): Promise<Delivery> {
    const found = await findRelease(context.shard, documentId);
    if (found?.release.state !== "waiting") return { state: "gone", retryAfter: null };
    const attempts = found.release.attempts + 1;
    const next = new Date(context.now().getTime() + releaseDelay(attempts) * 1_000);
    // The run died this many times before it could record why; it will die again.
    if (attempts > maxReleaseAttempts)
      return noteFailure(context, found, attempts, new Error("every try broke off"));
    const claimed = await claimRelease(context.shard, found.release, next);
    if (claimed.length === 0) return { state: "gone", retryAfter: null };
    try {
      if (found.document.held) throw new AppError("conflict", "releases.problem.bank-account");
      const templates = await selectTemplates(context.shard, found.model.id);
      const wanted = templates.filter(({ onRelease }) => onRelease);
      const files = releasedFilesOf(context, found, wanted);
      const { files: eInvoices, refusedBy } = await eInvoicesOfRelease(context, {
        documentId,
        modelId: found.model.id,
      });
      const path = await store(context, found, [...files, ...eInvoices]);
      await finish(context, found, { path, hasCsv: found.model.csvGeneration }, refusedBy);
      return { state: "done", retryAfter: null };
    } catch (error) {
      return noteFailure(context, found, attempts, error);
    }
  },
});

/** Returns where the JSON is now. */
async function store(context: DeliveryContext, found: Release, files: ReleasedFile[]): Promise<string> {
  const { model, release } = found;
  const folder = release.folder ? [releaseFolder(model.name)] : [];
  const json = files[0]?.name ?? "";
  if (!model.storage) {
    for (const { name, open } of files)
      await context.files.putStream(
        releasedFiles(model.id, [...folder, name].join("/")),
        open(),
        contentTypeOf(name),
      );
    return [...folder, json].join("/");
  }
  const steps = folderSteps(model.storage.documentFolder);
  if (!steps) throw new AppError("unavailable", "releases.problem.folder");
  await context.transfer.store(
    await ftpServerOfModel(context, model.id, model.storage),
    [...steps, ...folder],
    files,
  );
  return [...steps, ...folder, json].join("/");
}

const otherTypes: Record<string, string> = { xml: "application/xml", pdf: "application/pdf" };

const contentTypeOf = (name: string): string =>
  otherTypes[name.slice(name.lastIndexOf(".") + 1)] ??
  tableContentTypes[tableFormats.find((format) => name.endsWith(`.${format}`)) ?? "json"];

type Stored = { path: string; hasCsv: boolean };

async function finish(
  context: DeliveryContext,
  { release, document, model }: Release,
  stored: Stored,
  refusedBy: readonly string[],
): Promise<void> {
  const { shard } = context;
  const at = context.now();
  // The model may have changed its provider since the release was asked for.
  const provider = model.storage ? "ftp" : "default";
  const told = { provider, path: stored.path, revision: document.revision };
  const detail = { ...told, ...(refusedBy.length > 0 && { noEInvoice: refusedBy }) };
  await commit(shard, [
    noteRelease(shard, release, { state: "done", problem: null, provider, ...stored, doneAt: at }),
    markReleased(shard, document, at),
    insertShardAuditIfChanged(shard, auditOf(context, "documents.deliver-release", document.id, detail)),
  ]);
}

async function noteFailure(
  context: DeliveryContext,
  { release, document }: Release,
  attempts: number,
  error: unknown,
): Promise<Delivery> {
  const problem = error instanceof AppError ? error.messageKey : "releases.problem.internal";
  context.log.warn("release.failed", { documentId: document.id, attempts, problem, error });
  const state = attempts >= maxReleaseAttempts ? "failed" : "waiting";
  const note = noteRelease(context.shard, release, { state, problem });
  if (state === "waiting") await note;
  else
    await commit(context.shard, [
      note,
      insertShardAuditIfChanged(
        context.shard,
        auditOf(context, "documents.fail-release", document.id, { problem, attempts }),
      ),
    ]);
  return { state, retryAfter: state === "waiting" ? releaseDelay(attempts) : null };
}
