import { writeFile } from "node:fs/promises";
import path from "node:path";
import { baseScorer } from "@fieldwise/engine/training";
import type { CorpusDocument } from "./corpus";
import { failed, type PredictionPaths } from "./evaluate-part";
import { Learner, readSeries } from "./learn-series";
import { type MatchCounts, matchCountsOf } from "./match-counts";
import { predictionOf } from "./prediction-of";
import { createReading } from "./read-document";
import { readTruth } from "./read-truth";
import { requestOf } from "./request-of";
import { openTrained } from "./train-first";

/** The outcome of it: a few lines of text, the marks of every document, and the series that were corrected wrongly. */
export type LearningOutcome = {
  summary: string;
  marks: ReadonlyMap<string, MatchCounts>;
  spoilt: ReadonlySet<string>;
};

/** Where things are, the file that lists the series, and whether every tenth correction is wrong. */
export type LearningRun = PredictionPaths & { series: string; sabotage: boolean };

/**
 * Lets documents come in as a tenant meets them: the series in order, each document corrected after it was predicted, then
 * all that belong to no series, with everything learned by then. Nobody says whose a document is. One that cannot be read gets a
 * prediction without fields, teaches nothing, and is counted.
 */
export async function evaluateLearning(
  documents: readonly CorpusDocument[],
  run: LearningRun,
): Promise<LearningOutcome> {
  const learner = new Learner(run.sabotage);
  const read = createReading(run.cache, run.transcript);
  const scorerOf = run.trained ? await openTrained(run.trained) : async () => baseScorer;
  const byId = new Map(documents.map((document) => [document.id, document]));
  const series = await readSeries(run.series);
  const inSeries = series.flatMap(({ ids }) => ids).flatMap((id) => byId.get(id) ?? []);
  const milliseconds: number[] = [];
  const marks = new Map<string, MatchCounts>();
  const spoilt = new Set<string>();
  let taught = 0;
  for (const document of inSeries) {
    const seen = await predicted(document);
    if (!seen) continue;
    taught += 1;
    const started = performance.now();
    const isWrong = learner.correct(document.id, seen, await readTruth(document.file));
    milliseconds.push(performance.now() - started);
    if (isWrong)
      for (const { ids } of series) if (ids.includes(document.id)) for (const id of ids) spoilt.add(id);
  }
  const others = documents.filter((document) => !inSeries.includes(document));
  for (const document of others) await predicted(document);
  const course = { taught, others: others.length, unread: documents.length - marks.size, milliseconds };
  return { summary: summary(learner, course), marks, spoilt };

  async function predicted(document: CorpusDocument) {
    return predict(document).catch(async (error: unknown) => {
      await failed(document, error, run.out);
      return undefined;
    });
  }

  async function predict(document: CorpusDocument) {
    const { pages, embedded } = await read(document);
    const request = requestOf(document);
    const scorer = await scorerOf(document.id);
    const predicted = learner.predict({ pages, request, scorer, embedded });
    const prediction = predictionOf(document.kind, predicted, pages);
    await writeFile(path.join(run.out, `${document.id}.json`), JSON.stringify(prediction));
    marks.set(document.id, matchCountsOf(predicted.fields, await readTruth(document.file)));
    return { pages, request, predicted };
  }
}

type Course = { taught: number; others: number; unread: number; milliseconds: number[] };

function summary({ memories, spoilt }: Learner, { taught, others, unread, milliseconds }: Course): string {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  const largest = Math.max(0, ...memories.map((memory) => JSON.stringify(memory).length));
  return [
    `learning: ${taught} documents in series, each corrected after its prediction (${spoilt} wrongly); ${others} others; ${unread} unread`,
    `${memories.length} memories, ${largest} characters at most; a correction took ${at(0.5)} ms, p95 ${at(0.95)} ms`,
  ].join("\n");
}
