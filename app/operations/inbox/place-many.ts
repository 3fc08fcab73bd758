import { AppError } from "~/domain/errors/app-error";
import { placeManyInput } from "~/domain/inbox/inbox-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { assignFile } from "./place";

/**
 * Puts several waiting files each into the model that is named for it; returns how many are in theirs now. A file that
 * is gone, or that someone put elsewhere meanwhile, is left as it is.
 */
export const assignFiles = defineOperation({
  name: "inbox.place-many",
  permission: "TenantModel.UploadDocument",
  input: placeManyInput,
  async run(context: TenantContext, { files }): Promise<{ placed: number }> {
    let placed = 0;
    for (const file of files)
      try {
        const { modelId } = await assignFile(context, file);
        placed += Number(modelId === file.modelId);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
      }
    return { placed };
  },
});
