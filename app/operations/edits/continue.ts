import { commit } from "~/data/commit";
import { beginEditStep, failEditUpload, findEditUpload } from "~/data/shard/edit-uploads";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { editRun } from "~/domain/edits/edit-inputs";
import type { EditProblem } from "~/domain/edits/edit-upload";
import { UnusableFile } from "~/domain/edits/unusable-file";
import { AppError } from "~/domain/errors/app-error";
import { maxJobAttempts } from "~/domain/processing/job-attempts";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { applyNext } from "./steps/apply-next";
import { checkNext } from "./steps/check-next";
import type { Upload } from "./steps/edit-turn";
import { takeRows } from "./steps/take-rows";

/**
 * Takes the next step of an upload of values: takes its rows out of the file, compares the next documents with them, or saves
 * the next ones as the person who asked for it. A turn that is run twice changes no document twice. One that dies again and
 * again ends the upload. Throws AppError `not-found`.
 */
export const continueEdits = defineOperation({
  name: "edits.continue",
  permission: "system",
  input: editRun,
  async run(context: TenantContext, { editUploadId }): Promise<{ ended: boolean }> {
    const upload = await findEditUpload(context.shard, editUploadId);
    if (!upload) throw new AppError("not-found", "edits.error.not-found");
    const turn = turns[upload.status];
    if (!turn) return { ended: true };
    const [begun] = await beginEditStep(context.shard, editUploadId);
    if (!begun || begun.attempts > maxJobAttempts)
      return end(context, upload, "error", { key: "edits.problem.stalled", values: {} });
    try {
      return await turn(context, upload);
    } catch (error) {
      if (!(error instanceof UnusableFile)) throw error;
      return end(context, upload, "refused", error.problem);
    }
  },
});

type Turn = (context: TenantContext, upload: Upload) => Promise<{ ended: boolean }>;

const turns: Partial<Record<Upload["status"], Turn>> = {
  received: takeRows,
  checking: checkNext,
  applying: applyNext,
};

async function end(
  context: TenantContext,
  { id, modelId }: Upload,
  status: "refused" | "error",
  problem: EditProblem,
) {
  const at = context.now();
  await commit(context.shard, [
    failEditUpload(context.shard, id, { status, problem, at }),
    insertShardAuditIfChanged(
      context.shard,
      auditOf(context, "edits.fail", id, { modelId, problem: problem.key }),
    ),
  ]);
  return { ended: true };
}
