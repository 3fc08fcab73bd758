import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Knowledge } from "~/domain/extraction/knowledge";
import type { CorpusDocument } from "./corpus";
import { requestOf } from "./evaluate-part";
import { Learner, readSeries, readTruth } from "./learn-series";
import { predictionOf } from "./prediction-of";
import type { Reading } from "./read-document";

export type LearningRun = {
  out: string;
  /** The file that lists the series. */
  series: string;
  sabotage: boolean;
  knowledge: Knowledge;
  read: (document: CorpusDocument) => Promise<Reading>;
};

/**
 * Lets documents come in as a tenant meets them: the series in order, each document corrected after it was predicted, then
 * all that belong to no series, with everything learned by then. Nobody says whose a document is.
 */
export async function evaluateLearning(
  documents: readonly CorpusDocument[],
  run: LearningRun,
): Promise<string> {
  const learner = new Learner(run.knowledge, run.sabotage);
  const byId = new Map(documents.map((document) => [document.id, document]));
  const series = await readSeries(run.series);
  const inSeries = series.flatMap(({ ids }) => ids).flatMap((id) => byId.get(id) ?? []);
  const others = documents.filter((document) => !inSeries.includes(document));
  const milliseconds: number[] = [];
  for (const document of inSeries) {
    const { pages, result } = await predict(document);
    const started = performance.now();
    learner.correct(document.id, pages, requestOf(document), result, await readTruth(document.file));
    milliseconds.push(performance.now() - started);
  }
  for (const document of others) await predict(document);
  return summary(learner, inSeries.length, others.length, milliseconds);

  async function predict(document: CorpusDocument) {
    const { pages } = await run.read(document);
    const result = learner.predict(pages, requestOf(document));
    const prediction = predictionOf(document.kind, result, pages);
    await writeFile(path.join(run.out, `${document.id}.json`), JSON.stringify(prediction));
    return { pages, result };
  }
}

function summary({ memories }: Learner, taught: number, others: number, milliseconds: number[]): string {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  const size = memories.map((memory) => JSON.stringify(memory).length).sort((a, b) => a - b);
  return [
    `${taught} documents in series, each corrected after its prediction; ${others} others`,
    `${memories.length} memories, ${size.at(-1) ?? 0} characters at most; learning took ${at(0.5)} ms, ${at(0.95)} ms at p95`,
  ].join("\n");
}
