import { z } from "zod";
import { documentIdInput } from "~/domain/documents/document-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { assignmentReasonOf } from "./steps/assignment-reason-of";

/** Why a document was put automatically into the model that it is in; null when a person did that. */
export const getInboxChoice = defineOperation({
  name: "inbox.get-choice",
  permission: "TenantModel.ViewDocument",
  input: documentIdInput.extend({ modelId: z.string() }),
  run: ({ shard }: TenantContext, asked) => assignmentReasonOf(shard, asked),
});
