import { readFile } from "node:fs/promises";
import { analysisOf, fieldSpecs } from "@fieldwise/engine/lab";
import { baseKnowledge } from "@fieldwise/engine/memory";
import type { Page } from "@fieldwise/engine/reading";
import type { CorpusDocument } from "./corpus";
import { isReadable } from "./is-readable";
import { matchesTruth, type TrueValue } from "./matches-truth";
import { createReading } from "./read-document";
import { requestOf } from "./request-of";

type Truth = { fields: Record<string, TrueValue>; scored: string[]; medium: string };
type Ask = { id: string; field: string; medium: string; truth: string; found: boolean; readable: boolean };
type Count = { asked: number; readable: number; found: number };

/**
 * Asks of every true value of a corpus whether it is among the candidates of its field: what no scorer can repair.
 * Returns a table by field, by source (the first part of the id) and by medium, with the misses that are readable.
 */
export async function candidateRecall(
  documents: readonly CorpusDocument[],
  cache: string | undefined,
): Promise<string> {
  const read = createReading(cache);
  const asks: Ask[] = [];
  let candidates = 0;
  for (const document of documents) {
    const { pages } = await read(document);
    const truth = JSON.parse(await readFile(document.file.replace(/\.\w+$/, ".truth.json"), "utf8")) as Truth;
    const found = candidatesOf(pages, document);
    candidates += Object.values(found).flat().length;
    asks.push(...asksOf(document.id, truth, { pages, found }));
  }
  const misses = asks.filter((ask) => ask.readable && !ask.found);
  return [
    `${documents.length} documents, ${Math.round(candidates / Math.max(1, documents.length))} candidates each`,
    ...tableOf("field", asks, (ask) => ask.field),
    ...tableOf("source", asks, (ask) => `${ask.id.split("-")[0]} ${ask.medium}`),
    ...tableOf("medium", asks, (ask) => ask.medium),
    ...misses.map((miss) => [miss.id, miss.medium, miss.field, miss.truth].join(" | ")),
  ].join("\n");
}

function candidatesOf(pages: readonly Page[], document: CorpusDocument) {
  return analysisOf(pages, requestOf(document), baseKnowledge).candidates.remembered;
}

type Sought = { pages: readonly Page[]; found: ReturnType<typeof candidatesOf> };

function asksOf(id: string, { fields, scored, medium }: Truth, { pages, found }: Sought): Ask[] {
  return fieldSpecs.flatMap((spec) => {
    const truth = fields[spec.key];
    if (!truth || !scored.includes(spec.key) || spec.candidates === "currency") return [];
    const isFound = found[spec.candidates].some((one) => matchesTruth(spec.key, one.value, truth));
    const readable = isFound || isReadable(spec.key, truth, pages);
    return [{ id, field: spec.key, medium, truth: truth.value, found: isFound, readable }];
  });
}

function tableOf(name: string, asks: readonly Ask[], groupOf: (ask: Ask) => string): string[] {
  const groups = new Map<string, Count>();
  for (const ask of asks) {
    for (const key of [groupOf(ask), "all"]) {
      const count = groups.get(key) ?? { asked: 0, readable: 0, found: 0 };
      count.asked += 1;
      count.readable += Number(ask.readable);
      count.found += Number(ask.found);
      groups.set(key, count);
    }
  }
  return [
    `${`by ${name}`.padEnd(24)} truths readable found  of readable`,
    ...[...groups].sort(([a], [b]) => a.localeCompare(b)).map(([key, count]) => rowOf(key, count)),
  ];
}

function rowOf(key: string, { asked, readable, found }: Count): string {
  const share = ((100 * found) / Math.max(1, readable)).toFixed(1);
  return `  ${key.padEnd(22)} ${String(asked).padStart(6)} ${String(readable).padStart(8)} ${String(found).padStart(5)} ${share.padStart(10)} %`;
}
