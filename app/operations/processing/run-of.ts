import type { Run } from "~/data/shard/document-progress";
import type { RunContext } from "./processing-context";

/** The run that an input names, in the tenant of the context. */
export const runOf = (context: RunContext, input: { documentId: string; attempt: number }): Run => ({
  tenantId: context.tenant.id,
  documentId: input.documentId,
  attempt: input.attempt,
});
