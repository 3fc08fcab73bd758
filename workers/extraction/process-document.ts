import type { WorkflowStep } from "cloudflare:workers";
import { isPermanentError } from "~/domain/processing/is-permanent-error";
import { indexDocumentWords } from "~/operations/documents/index-words";
import { lookForDuplicates } from "~/operations/duplicates/look-for";
import { beginProcessing } from "~/operations/processing/begin";
import { extractDocument } from "~/operations/processing/extract";
import { failDocument } from "~/operations/processing/fail";
import type { ProcessingContext } from "~/operations/processing/processing-context";
import { readDocument } from "~/operations/processing/read";
import { scanDocument } from "~/operations/processing/scan";
import { suggestFields } from "~/operations/processing/suggest";
import { proposeDocumentSplit } from "~/operations/splitting/propose";
import { awaitPageWords } from "./await-page-words";
import { stepsOf } from "./steps-of";

/** The processing of a document from received to its final status. Each step names an operation and nothing else. */
export async function processDocument(
  context: ProcessingContext,
  run: { documentId: string; attempt: number },
  step: WorkflowStep,
): Promise<void> {
  const perform = stepsOf(step);
  const fail = (problem: string) => perform("fail", () => failDocument(context, { ...run, problem }));
  try {
    const { proceed, wait } = await perform("begin", () => beginProcessing(context, run));
    if (!proceed) return;
    const { scanner } = context;
    if (scanner) {
      const { infected } = await perform("scan", () => scanDocument({ ...context, scanner }, run));
      if (infected) return;
    }
    const { pending, problem, milliseconds, readAt } = await perform("read", () =>
      readDocument(context, run),
    );
    if (problem) {
      await fail(problem);
      // The same file may be there already, read or not.
      await perform("look for duplicates", () => lookForDuplicates(context, run));
      return;
    }
    if (pending > 0) await awaitPageWords(context, run, step);
    const { split } = await perform("propose split", () => proposeDocumentSplit(context, run));
    if (split) return;
    if (context.suggester) await perform("suggest", () => suggestFields(context, run));
    const { status } = await perform("extract", () =>
      extractDocument(context, { ...run, wait, read: milliseconds, readAt }),
    );
    // What has values was compared by them before it ended.
    if (status === "error") await perform("look for duplicates", () => lookForDuplicates(context, run));
    await perform("index", () => indexDocumentWords(context, run));
  } catch (error) {
    // A run that is started afresh is cut off here and can do nothing more: only a failure that counts is logged.
    const { failed } = await fail(isPermanentError(error) ? "problem.lasting" : "problem.internal");
    if (failed) context.log.error("processing.failed", error, { tenantId: context.tenant.id, ...run });
  }
}
