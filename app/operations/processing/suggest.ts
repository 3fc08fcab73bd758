import { extractAsync } from "@fieldwise/engine";
import { suggestionRequestOf } from "@fieldwise/engine/suggestions";
import { findRun } from "~/data/shard/document-progress";
import { selectPages } from "~/data/shard/pages";
import { findTenantModel } from "~/data/shard/tenant-models";
import { documentFiles } from "~/domain/documents/document-files";
import { isEndState } from "~/domain/documents/status";
import { AppError } from "~/domain/errors/app-error";
import { extractionRequestOf } from "~/domain/processing/extraction-request-of";
import { processingRun } from "~/domain/processing/processing-inputs";
import { suggestionsKind } from "~/domain/stored/file-kinds";
import { storedText } from "~/domain/stored/stored-kind";
import { defineOperation } from "../define-operation";
import { turns } from "../event-loop-turns";
import type { FieldSuggester } from "../suggestion-port";
import type { RunContext } from "./processing-context";
import { buildLayout } from "./steps/build-layout";
import { gatherKnowledge } from "./steps/gather-knowledge";
import { loadPackedWords } from "./steps/load-words";

type SuggestingContext = RunContext & { suggester?: FieldSuggester | undefined };

/**
 * Asks the configured language model for the fields that the engine did not find surely, and keeps what it says beside
 * the words for extraction to judge. Nothing is asked without a model or without a doubt, and a model that fails costs
 * the document nothing. Returns how many fields were asked for and answered. Throws AppError `not-found`.
 */
export const suggestFields = defineOperation({
  name: "processing.suggest",
  permission: "system",
  input: processingRun,
  async run(context: SuggestingContext, input): Promise<{ asked: number; answered: number }> {
    const { suggester } = context;
    const document = await findRun(context.shard, input.documentId);
    if (!document) throw new AppError("not-found", "error.document-not-found");
    const model = await findTenantModel(context.shard, document.modelId);
    if (!suggester || !model || document.attempt !== input.attempt || isEndState(document.status))
      return { asked: 0, answered: 0 };
    const rows = await selectPages(context.shard, input.documentId, input.attempt);
    const read = rows.filter((row) => row.state === "read").map((row) => row.number);
    const layout = await buildLayout(await loadPackedWords(context.files, input, read));
    const knowledge = await gatherKnowledge(context, { model, ...input, layout });
    const request = extractionRequestOf(model, document.receivedAt);
    const found = await extractAsync(layout, request, knowledge, turns());
    const asked = suggestionRequestOf(layout, request, found);
    if (!asked) return { asked: 0, answered: 0 };
    const suggestions = await suggester.suggest(asked).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      context.log.warn("processing.no-suggestions", { documentId: input.documentId, reason });
      return {};
    });
    const key = documentFiles.suggestions(input.documentId, input.attempt);
    await context.files.put(key, storedText(suggestionsKind, suggestions), "application/json");
    return { asked: asked.fields.length, answered: Object.keys(suggestions).length };
  },
});
