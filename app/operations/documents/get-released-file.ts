import { findRelease } from "~/data/shard/releases";
import { AppError } from "~/domain/errors/app-error";
import { releasedFileInput } from "~/domain/releases/release-inputs";
import { releasedFiles } from "~/domain/releases/release-paths";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import type { FileTransfer } from "./release-ports";
import { ftpServerOfModel } from "./steps/ftp-server-of";

/** A released file as the provider has it. */
export type FetchedRelease = { fileName: string; bytes: Uint8Array };

/**
 * A released file of a document, its JSON unless told, fetched from where it was stored. Throws AppError `not-found`
 * when it was not released or no longer exists, and `unavailable` when the provider does not answer.
 */
export const getReleasedFile = defineOperation({
  name: "documents.get-released-file",
  permission: "TenantModel.ViewDocument",
  input: releasedFileInput,
  async run(
    context: TenantContext & { transfer: FileTransfer },
    { documentId, modelId, kind },
  ): Promise<FetchedRelease> {
    const found = await findRelease(context.shard, documentId);
    const path = found?.release.path?.replace(/\.json$/, `.${kind}`);
    if (!found || !path || (modelId !== undefined && found.model.id !== modelId)) throw notReleased();
    const steps = path.split("/");
    const fileName = steps.pop() ?? "";
    if (found.release.provider === "default") {
      const bytes = await context.files.bytes(releasedFiles(found.model.id, path));
      if (!bytes) throw notReleased();
      return { fileName, bytes };
    }
    if (!found.model.storage) throw notReleased();
    const server = await ftpServerOfModel(context, found.model.id, found.model.storage);
    return { fileName, bytes: await context.transfer.fetch(server, steps, fileName) };
  },
});

const notReleased = () => new AppError("not-found", "releases.error.not-released");
