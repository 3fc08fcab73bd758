import { writeFile } from "node:fs/promises";
import path from "node:path";
import { extract } from "@fieldwise/engine/lab";
import { baseKnowledge } from "@fieldwise/engine/memory";
import type { Page } from "@fieldwise/engine/reading";
import { baseScorer, type Scorer } from "@fieldwise/engine/training";
import type { CorpusDocument } from "./corpus";
import { predictionOf } from "./prediction-of";
import { createReading } from "./read-document";
import { requestOf } from "./request-of";
import { openTrained } from "./train-first";

/** What one document took. Milliseconds of wall clock for the stages, of processor time for `cpu`. */
export type Timing = {
  id: string;
  pages: number;
  words: number;
  recognised: boolean;
  cached: boolean;
  read: number;
  extract: number;
  cpu: number;
  error?: string;
};

/**
 * `trained` is where `trainFirst` left the weights to predict with; the shipped ones without it. With `transcript` the
 * words are the annotators' where there are any.
 */
export type PredictionPaths = {
  out: string;
  cache: string | undefined;
  trained?: string | undefined;
  transcript?: boolean;
};

/** Reads and extracts documents one after the other; one that fails gets a prediction without fields and a line. */
export async function evaluatePart(
  documents: readonly CorpusDocument[],
  places: PredictionPaths,
): Promise<Timing[]> {
  const read = createReading(places.cache, places.transcript);
  const scorerOf = places.trained ? await openTrained(places.trained) : async () => baseScorer;
  const timings: Timing[] = [];
  for (const document of documents) {
    const scorer = await scorerOf(document.id);
    const timing = await evaluateDocument(document, { read, scorer, out: places.out }).catch(
      (error: unknown) => failed(document, error, places.out),
    );
    timings.push(timing);
  }
  return timings;
}

async function evaluateDocument(
  document: CorpusDocument,
  { read, scorer, out }: { read: ReturnType<typeof createReading>; scorer: Scorer; out: string },
): Promise<Timing> {
  const cpu = process.cpuUsage();
  const started = performance.now();
  const { pages, embedded, cached } = await read(document);
  const opened = performance.now();
  const result = extract(pages, requestOf(document), { ...baseKnowledge, scorer, embedded });
  const ended = performance.now();
  const used = process.cpuUsage(cpu);
  await write(out, document.id, predictionOf(document.kind, result, pages));
  return {
    ...measure(document.id, pages, cached),
    read: round(opened - started),
    extract: round(ended - opened),
    cpu: round((used.user + used.system) / 1000),
  };
}

function measure(id: string, pages: readonly Page[], cached: boolean) {
  const words = pages.reduce((sum, page) => sum + page.words.length, 0);
  return { id, pages: pages.length, words, recognised: pages.some((page) => page.source === "ocr"), cached };
}

export async function failed(document: CorpusDocument, error: unknown, out: string): Promise<Timing> {
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(`${document.id}: ${message.split("\n").slice(0, 3).join(" ")}`);
  await write(out, document.id, { kind: document.kind, fields: {}, lineItems: [] });
  return { ...measure(document.id, [], false), read: 0, extract: 0, cpu: 0, error: message };
}

async function write(out: string, id: string, prediction: unknown): Promise<void> {
  await writeFile(path.join(out, `${id}.json`), JSON.stringify(prediction));
}

function round(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}
