import { AppError } from "~/domain/errors/app-error";
import { linkedFileInput } from "~/domain/reports/report-file";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { openKeptFile } from "./steps/kept-file";
import { isFileToken } from "./steps/mail-tokens";

/**
 * A file of a report by the link of the mail that told of it: whoever got the mail may, as if the file had gone along. Throws
 * AppError `not-found` for a link that no mail had, and for a file that is kept no longer.
 */
export const openLinkedFile = defineOperation({
  name: "reports.open-linked-file",
  permission: "anyone",
  input: linkedFileInput,
  async run(context: TenantContext, { fileId, token }) {
    if (!(await isFileToken(context, fileId, token))) throw new AppError("not-found", "reports.file.gone");
    return openKeptFile(context, fileId);
  },
});
