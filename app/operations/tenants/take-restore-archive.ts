import { findRestore, insertRestore, noteArchives, type TenantRestore } from "~/data/control/tenant-restores";
import { isUniqueViolation } from "~/data/is-unique-violation";
import { AppError } from "~/domain/errors/app-error";
import { type ExportManifest, exportVersion, sealedTextOf } from "~/domain/tenants/export-manifest";
import { type RestoreArchive, restoreFiles, restoreLimits } from "~/domain/tenants/restore";
import { restoreArchiveInput } from "~/domain/tenants/restore-inputs";
import { enforceRateLimit } from "../accounts/steps/rate-limit";
import { defineOperation } from "../define-operation";
import { keyOfTenant } from "../of-tenant";
import { DamagedArchive, manifestOf } from "./steps/read-archive";
import { requireEmpty } from "./steps/require-empty";
import { requireRestorer } from "./steps/require-restorer";
import type { RestoreContext } from "./steps/restore-context";

/** Of browsers that bring archives at once, as many as this may come between. */
const tries = 20;

/**
 * Takes one archive of an export that is to be restored into this organization; the first one begins the restore. Throws AppError
 * `conflict` when the organization is not empty or a restore is running, `invalid` for what is no archive of an export, of
 * an unknown version or of another export than the archives before, or a last one that this installation did not write, `too-large`,
 * `too-many`.
 */
export const takeRestoreArchive = defineOperation({
  name: "tenants.take-restore-archive",
  permission: "Tenant.Edit",
  input: restoreArchiveInput,
  async run(context: RestoreContext, { stream }): Promise<{ number: number }> {
    requireRestorer(context);
    await enforceRateLimit(
      context,
      "restoreArchivesByTenant",
      keyOfTenant(context),
      "tenants.problem.too-many-archives",
    );
    const restore = await openRestore(context);
    const { archive, manifest } = await keep(context, restore, stream);
    try {
      requireSameExport(restore, manifest);
      await requireSeal(context, manifest);
    } catch (error) {
      await context.files.deleteAll(archive.key);
      throw error;
    }
    await note(context, restore, archive, manifest);
    return { number: archive.number };
  },
});

async function openRestore(context: RestoreContext): Promise<TenantRestore> {
  const { control } = context;
  const found = await findRestore(control);
  if (found?.state === "collecting") return found;
  if (found && !found.endedAt) throw new AppError("conflict", "tenants.problem.restore-running");
  if (found?.state === "failed") throw new AppError("conflict", "tenants.problem.restore-gone");
  await requireEmpty(context);
  const restore = { id: context.newId(), startedBy: context.actor.id, at: context.now() };
  await insertRestore(control, restore).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
  });
  const begun = await findRestore(control);
  if (begun?.state !== "collecting") throw new AppError("conflict", "tenants.problem.restore-running");
  return begun;
}

/** Keeps the archive as it comes, and reads what it says of itself; one that is none of ours goes again. */
async function keep(
  { files, digested, newId }: RestoreContext,
  { id }: TenantRestore,
  stream: ReadableStream<Uint8Array>,
): Promise<{ archive: RestoreArchive; manifest: ExportManifest }> {
  const key = restoreFiles.archive(id, newId());
  const passed = digested(stream.pipeThrough(atMost(restoreLimits.archiveBytes)));
  const byteSize = await files.putStream(key, passed.stream, "application/zip");
  try {
    const manifest = await manifestOf(files, key);
    const archive = { number: manifest.number, key, byteSize, sha256: await passed.sha256() };
    return { archive, manifest };
  } catch (error) {
    await files.deleteAll(key);
    if (!(error instanceof DamagedArchive)) throw error;
    throw new AppError("invalid", "tenants.problem.restore-no-archive", { field: "archive", cause: error });
  }
}

function requireSameExport({ source }: TenantRestore, manifest: ExportManifest): void {
  if (manifest.version !== exportVersion)
    throw new AppError("invalid", "tenants.problem.restore-version", {
      field: "archive",
      values: { version: manifest.version, known: exportVersion },
    });
  if (source && source.exportId !== manifest.exportId)
    throw new AppError("invalid", "tenants.problem.restore-other-export", { field: "archive" });
}

/** The last archive vouches for the others, and the seal for it. */
async function requireSeal({ secrets }: RestoreContext, manifest: ExportManifest): Promise<void> {
  if (!manifest.archives) return;
  const seals = await secrets.sealedDigests(sealedTextOf(manifest));
  if (!manifest.seal || !seals.includes(manifest.seal))
    throw new AppError("invalid", "tenants.problem.restore-no-seal", { field: "archive" });
}

/** Archives that come at the same time are noted one after the other. */
async function note(
  { control, files, now }: RestoreContext,
  restore: TenantRestore,
  archive: RestoreArchive,
  { exportId, name, exportedAt, archives }: ExportManifest,
): Promise<void> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const current = await findRestore(control);
    if (current?.id !== restore.id || current.state !== "collecting") break;
    const { source, archives: known } = current;
    const replaced = known.filter(({ number }) => number === archive.number);
    const others = known.filter(({ number }) => number !== archive.number);
    if (others.length >= restoreLimits.archives)
      throw new AppError("invalid", "tenants.problem.too-many-archives", { field: "archive" });
    const [noted] = await noteArchives(control, current, {
      archives: [...others, archive].sort((one, other) => one.number - other.number),
      source: { exportId, name, exportedAt, archives: archives ?? source?.archives },
      at: now(),
    });
    if (!noted) continue;
    for (const { key } of replaced) await files.deleteAll(key);
    return;
  }
  throw new AppError("conflict", "tenants.problem.restore-running");
}

function atMost(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let seen = 0;
  return new TransformStream({
    transform(chunk, out) {
      seen += chunk.byteLength;
      if (seen > bytes) {
        const values = { megabytes: Math.floor(bytes / 1024 / 1024) };
        throw new AppError("too-large", "error.file-too-large", { field: "archive", values });
      }
      out.enqueue(chunk);
    },
  });
}
