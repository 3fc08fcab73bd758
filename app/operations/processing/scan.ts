import { findRun } from "~/data/shard/document-progress";
import { documentFiles } from "~/domain/documents/document-files";
import { AppError } from "~/domain/errors/app-error";
import { processingRun } from "~/domain/processing/processing-inputs";
import { defineOperation } from "../define-operation";
import { ofTenant } from "../of-tenant";
import type { FileScanner } from "../scanner-port";
import { failDocument } from "./fail";
import type { RunContext } from "./processing-context";

type ScanningContext = RunContext & { scanner: FileScanner };

/**
 * Has the file of a document looked at by the configured scanner, before anything else opens it. One with malware ends as `error`, and
 * its files are deleted, so that nobody downloads them. Parts of a split file were scanned with it. Throws when the scanner does not
 * answer: what was not scanned is not read. Throws AppError `not-found`.
 */
export const scanDocument = defineOperation({
  name: "processing.scan",
  permission: "system",
  input: processingRun,
  async run(context: ScanningContext, input): Promise<{ infected: boolean }> {
    const { documentId, attempt } = input;
    const document = await findRun(context.shard, documentId);
    if (!document) throw new AppError("not-found", "error.document-not-found");
    if (document.attempt !== attempt) return { infected: false };
    const bytes = await context.files.bytes(documentFiles.original(documentId));
    const { found } = bytes ? await context.scanner.scan(bytes) : { found: null };
    if (found === null) return { infected: false };
    context.log.warn("processing.malware", ofTenant(context, { documentId, found }));
    // In this order, so that a repetition finds the file again as long as the document has not ended.
    await failDocument(context, { documentId, attempt, problem: "problem.malware" });
    await context.files.deleteAll(documentFiles.all(documentId));
    return { infected: true };
  },
});
