import path from "node:path";
import { extract } from "@fieldwise/engine/lab";
import { baseKnowledge, type VendorMemory } from "@fieldwise/engine/memory";
import type { EmbeddedData, Page } from "@fieldwise/engine/reading";
import type { ExtractionRequest } from "@fieldwise/engine/results";
import { corpusOf } from "../evaluation/corpus";
import { wantedFieldsOf } from "../evaluation/prediction-of";
import { createReading } from "../evaluation/read-document";
import { readTruth, type Truth } from "../evaluation/read-truth";
import { requestOf } from "../evaluation/request-of";
import { teach } from "../evaluation/teach";
import { makeSeries } from "../generator/make-document";
import type { SyntheticDocument } from "../generator/synthetic-document";

/** A document to measure with, as plain data that a thread can be given. `family` is the source it came from. */
export type AblationDocument = {
  family: string;
  pages: Page[];
  request: ExtractionRequest;
  embedded: EmbeddedData | null;
  memories: VendorMemory[];
  truth: Truth;
};

/** Every nth document of corpora, of those with at most this many words; a document's family is what its id begins with. */
export async function corpusSample(
  corpora: readonly { corpus: string; words: string }[],
  { every, largest }: { every: number; largest: number },
): Promise<AblationDocument[]> {
  const documents: AblationDocument[] = [];
  let index = 0;
  for (const { corpus, words } of corpora) {
    const read = createReading(path.resolve(words));
    for (const document of await corpusOf(path.resolve(corpus))) {
      index += 1;
      if ((index - 1) % every !== 0) continue;
      const { pages, embedded } = await read(document);
      if (pages.reduce((sum, page) => sum + page.words.length, 0) > largest) continue;
      const truth = await readTruth(document.file);
      const family = document.id.split("-")[0] ?? "";
      documents.push({ family, pages, embedded, truth, request: requestOf(document), memories: [] });
    }
  }
  return documents;
}

/** Pairs of generated documents of one layout each: the first by itself, the second with what correcting the first taught. */
export function generatedPairs(count: number): AblationDocument[] {
  return Array.from({ length: count }, (_, index) => makeSeries(index + 1, 2)).flatMap(
    ([first, second]): AblationDocument[] => {
      if (!first || !second) return [];
      const unknown = generated(first, "generated", []);
      const predicted = extract(first.pages, unknown.request, { ...baseKnowledge });
      const typed = { fields: first.truth.fields, rows: first.truth.lineItems };
      const seen = { id: first.id, pages: first.pages, request: unknown.request, predicted };
      const memories = teach([], seen, typed, new Set(unknown.truth.scored));
      return [unknown, generated(second, "generated, second of a layout", memories)];
    },
  );
}

function generated(document: SyntheticDocument, family: string, memories: VendorMemory[]): AblationDocument {
  const { kind, pages, culture, currency, receivedOn, truth } = document;
  const fields = Object.fromEntries(Object.entries(truth.fields).map(([key, value]) => [key, { value }]));
  return {
    family,
    pages,
    embedded: null,
    memories,
    request: { kind, fields: wantedFieldsOf(kind), culture, currency, receivedOn },
    truth: {
      fields,
      scored: [...Object.keys(fields), ...truth.absent],
      lineItems: truth.lineItems,
      lineItemsScored: truth.lineItems.length > 0,
    },
  };
}
