import { editUploadInput } from "~/domain/edits/edit-inputs";
import type { EditUpload } from "~/domain/edits/edit-upload";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireUpload } from "./steps/require-upload";

/** How an upload of values stands. Throws AppError `not-found`. */
export const getEdits = defineOperation({
  name: "edits.get",
  permission: "TenantModel.ViewDocument",
  input: editUploadInput,
  async run(context: TenantContext, asked): Promise<EditUpload> {
    const { id, modelId, fileName, status, problem, layout, documents, rows, counts, createdAt, endedAt } =
      await requireUpload(context, asked);
    return { id, modelId, fileName, status, problem, layout, documents, rows, counts, createdAt, endedAt };
  },
});
