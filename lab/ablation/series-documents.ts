import path from "node:path";
import { baseScorer } from "@fieldwise/engine/training";
import { corpusOf } from "../evaluation/corpus";
import { Learner, readSeries } from "../evaluation/learn-series";
import { createReading } from "../evaluation/read-document";
import { readTruth } from "../evaluation/read-truth";
import { requestOf } from "../evaluation/request-of";
import type { AblationDocument } from "./ablation-documents";

/** Where a corpus lies, the words that were read from it, and the file that lists its series. */
type Place = { corpus: string; words: string; series: string };

/**
 * The documents of a corpus's series in the order in which they arrive, each with what correcting all before it has taught.
 * The first of a series is a family of its own: no memory can know its layout.
 */
export async function seriesDocuments({ corpus, words, series }: Place): Promise<AblationDocument[]> {
  const known = new Map((await corpusOf(path.resolve(corpus))).map((document) => [document.id, document]));
  const read = createReading(path.resolve(words));
  const learner = new Learner(false);
  const documents: AblationDocument[] = [];
  for (const { ids } of await readSeries(path.resolve(series)))
    for (const [place, id] of ids.entries()) {
      const document = known.get(id);
      if (!document) continue;
      const { pages, embedded } = await read(document);
      const request = requestOf(document);
      const truth = await readTruth(document.file);
      const family = place === 0 ? "first of a series" : `${id.split("-")[0]}, later in a series`;
      documents.push({ family, pages, request, embedded, truth, memories: learner.memories });
      const predicted = learner.predict({ pages, request, embedded, scorer: baseScorer });
      learner.correct(id, { pages, request, predicted }, truth);
    }
  return documents;
}
