import { editUploadInput } from "~/domain/edits/edit-inputs";
import type { EditUpload } from "~/domain/edits/edit-upload";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireUpload, shownUpload } from "./steps/require-upload";

/** The status of an upload of values. Throws AppError `not-found`. */
export const getEdits = defineOperation({
  name: "edits.get",
  permission: "TenantModel.ViewDocument",
  input: editUploadInput,
  run: async (context: TenantContext, asked): Promise<EditUpload> =>
    shownUpload(await requireUpload(context, asked)),
});
