import { extractAsync } from "@fieldwise/engine";
import type { DocumentLayout, Knowledge } from "@fieldwise/engine/memory";
import type { Page } from "@fieldwise/engine/reading";
import { type ExtractionResult, engineVersion } from "@fieldwise/engine/results";
import { read } from "~/data/commit";
import { selectResult } from "~/data/shard/document-details";
import { findRun } from "~/data/shard/document-progress";
import { selectPages } from "~/data/shard/pages";
import { findTenantModel, type StoredModel } from "~/data/shard/tenant-models";
import { cutRows } from "~/domain/documents/row-chunks";
import { readRowsOf, type StoredResult } from "~/domain/documents/stored-result";
import { AppError } from "~/domain/errors/app-error";
import { answerDifferences } from "~/domain/processing/answer-differences";
import { processingRun } from "~/domain/processing/processing-inputs";
import type { AnswerDifferences, ReplayReport } from "~/domain/processing/replay-report";
import { resultBytes } from "~/domain/processing/result-bytes";
import { defineOperation } from "../define-operation";
import { turns } from "../event-loop-turns";
import { findNamedMemory } from "../learning/steps/named-memory";
import { eachPiece } from "../results/steps/load-rows";
import type { RunContext } from "./processing-context";
import { buildLayout } from "./steps/build-layout";
import { gatherKnowledge } from "./steps/gather-knowledge";
import { loadScorerNamed } from "./steps/load-scorer";
import { loadPackedWords } from "./steps/load-words";
import { inputHashOf, knowledgeNamed, loadRunInput, type RunInput } from "./steps/store-run-input";

type Input = { documentId: string; attempt: number };
type Kept = StoredResult & Omit<ExtractionResult, "lineItems"> & { inputHash: string };

/**
 * Runs the engine again on the words, the request and the knowledge that the present result of a document was found with,
 * and says whether the bytes are the same. Changes nothing. Throws AppError `not-found` when the tenant has no such
 * document or it has no result.
 */
export const replayRun = defineOperation({
  name: "processing.replay",
  permission: "system",
  input: processingRun,
  async run(context: RunContext, input): Promise<ReplayReport> {
    const document = await findRun(context.shard, input.documentId);
    const [[stored]] = await read(context.shard, [selectResult(context.shard, input.documentId)]);
    if (!document || document.attempt !== input.attempt || !stored)
      throw new AppError("not-found", "error.document-not-found");
    const model = await findTenantModel(context.shard, document.modelId);
    if (!model) throw new AppError("not-found", "error.model-not-found");
    const ran = await loadRunInput(context, input, stored.inputHash);
    if (!ran) return impossible(context, stored, "replay.no-input");
    const layout = await readLayout(context, input, (pages) => inputHashOf(context, ran, pages), stored);
    if (!layout) return impossible(context, stored, "replay.input-changed");
    const known = await knowledgeThen(context, model, ran);
    const today = await gatherKnowledge(context, { model, ...input, layout });
    return report(context, stored, { ran, layouts: [layout], known, today });
  },
});

/** The words as they were laid out then; null when they are others now. */
async function readLayout(
  context: RunContext,
  input: Input,
  hashOf: (pages: Iterable<Page>) => Promise<string>,
  { inputHash }: Kept,
): Promise<DocumentLayout | null> {
  const rows = await selectPages(context.shard, input.documentId, input.attempt);
  const read = rows.filter((row) => row.state === "read").map((row) => row.number);
  const pages = await loadPackedWords(context.files, input, read);
  return (await hashOf(pages)) === inputHash ? buildLayout(pages) : null;
}

/** What was known when the result was found, or the reason why that no longer exists. */
async function knowledgeThen(
  context: RunContext,
  model: StoredModel,
  { knowledge }: RunInput,
): Promise<Knowledge | "replay.no-weights" | "replay.forgotten"> {
  const scorer = await loadScorerNamed(context, model, knowledge.scorer);
  if (!scorer) return "replay.no-weights";
  const named = await Promise.all(knowledge.memories.map((memory) => findNamedMemory(context, memory)));
  const memories = named.filter((memory) => memory !== null);
  return memories.length === named.length ? { ...knowledge, scorer, memories } : "replay.forgotten";
}

/** `layouts` holds the layout until it is used for the last time: beside a long answer there is no room for it. */
type Material = { ran: RunInput; layouts: DocumentLayout[]; known: Knowledge | string; today: Knowledge };

async function report(
  context: RunContext,
  kept: Kept,
  { ran, layouts, known, today: knownToday }: Material,
): Promise<ReplayReport> {
  const isAsThen = typeof known !== "string" && (await isSame(context, known, knownToday));
  const before = isAsThen ? null : await differencesToday();
  if (typeof known === "string") return { ...(await impossible(context, kept, known)), ...named(before) };
  const again = await extractAsync(taken(layouts.pop()), ran.request, known, turns());
  const resultHash = { before: await keptHash(context, kept), after: await hashOf(context, again) };
  const changes = await answerDifferences(kept, piecesOf(context, kept), again);
  return {
    state: resultHash.before === resultHash.after ? "same" : "changed",
    problem: null,
    inputHash: kept.inputHash,
    resultHash,
    engineVersion: { before: kept.engineVersion, after: engineVersion },
    modelVersion: { before: kept.modelVersion, after: knownToday.scorer.version },
    changes: changes.list,
    changesTotal: changes.total,
    ...named(before ?? changes),
  };

  // One answer at a time: two of a long table have no room beside each other.
  async function differencesToday() {
    const layout = typeof known === "string" ? layouts.pop() : layouts[0];
    const fresh = await extractAsync(taken(layout), ran.request, knownToday, turns());
    return answerDifferences(kept, piecesOf(context, kept), fresh);
  }
}

function taken(layout: DocumentLayout | undefined): DocumentLayout {
  if (!layout) throw new Error("the layout was used before");
  return layout;
}

const named = (today: AnswerDifferences | null) => ({
  today: today?.list ?? [],
  todayTotal: today?.total ?? 0,
});

/** Whether the same was known then: the same comes of it, and is looked for once. */
async function isSame(context: RunContext, then: Knowledge, today: Knowledge): Promise<boolean> {
  if (then.scorer.version !== today.scorer.version) return false;
  const [one, other] = await Promise.all([then, today].map((known) => knowledgeNamed(context, known)));
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The line items of a kept result, of which a long table's are read piece by piece. */
const piecesOf = ({ files }: RunContext, kept: Kept) => eachPiece(files, kept, readRowsOf(kept));

const keptHash = (context: RunContext, kept: Kept) =>
  context.secrets.digestOf(resultBytes(kept, piecesOf(context, kept)));

const hashOf = ({ secrets }: RunContext, { lineItems, ...result }: ExtractionResult) =>
  secrets.digestOf(resultBytes(result, cutRows(lineItems)));

async function impossible(context: RunContext, kept: Kept, problem: string): Promise<ReplayReport> {
  return {
    state: "impossible",
    problem,
    inputHash: kept.inputHash,
    resultHash: { before: await keptHash(context, kept), after: "" },
    engineVersion: { before: kept.engineVersion, after: engineVersion },
    modelVersion: { before: kept.modelVersion, after: "" },
    changes: [],
    changesTotal: 0,
    ...named(null),
  };
}
