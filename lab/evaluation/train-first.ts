import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { layoutSketch, trainTenantScorer } from "@fieldwise/engine/lab";
import {
  baseScorer,
  foldsOf,
  type Origin,
  type Scorer,
  scorerFrom,
  storedWeights,
  type TrainingExample,
  tenantExample,
} from "@fieldwise/engine/training";
import { createReading } from "./read-document";
import { requestOf } from "./request-of";
import { trainingDocumentsIn } from "./training-documents-in";

/** Which trained weights answer which document; `usual` answers those that were not trained with. */
type Plan = { usual: string; fileOf: Record<string, string> };

type Material = { ids: string[]; examples: TrainingExample[]; origins: Origin[] };

/**
 * Trains a tenant's model with the labelled documents of a folder, by the code that trainModel runs, and keeps its
 * weights in `out`. One that is to be predicted as well is answered by a model that learned from other vendors only: as
 * in the product, the documents are parted by vendor into folds. Returns a line on what was learned.
 */
export async function trainFirst(
  folder: string,
  { only, cache, out }: { only: string | undefined; cache: string | undefined; out: string },
  predicted: readonly string[],
): Promise<string> {
  await mkdir(out, { recursive: true });
  const started = performance.now();
  const { ids, examples, origins } = await materialOf(folder, only, cache);
  if (ids.length === 0) throw new Error(`no labelled document in ${folder}`);
  const folds = foldsOf(origins);
  const plan: Plan = { usual: await keep(out, "all", examples), fileOf: {} };
  const both = new Set(ids.filter((id) => predicted.includes(id)));
  for (let fold = 0; fold < folds.count && both.size > 0; fold += 1) {
    const others = examples.filter((_, index) => folds.foldOf[index] !== fold);
    const file = await keep(out, `fold-${fold}`, others);
    for (const [index, id] of ids.entries())
      if (folds.foldOf[index] === fold && both.has(id)) plan.fileOf[id] = file;
  }
  await writeFile(path.join(out, "plan.json"), JSON.stringify(plan));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return `Learnt from ${ids.length} documents of ${folds.vendors} vendors in ${seconds} s`;
}

/** The scorer to answer a document with, after `trainFirst` has left its weights in `out`. */
export async function openTrained(out: string): Promise<(id: string) => Promise<Scorer>> {
  const plan = JSON.parse(await readFile(path.join(out, "plan.json"), "utf8")) as Plan;
  const opened = new Map<string, Promise<Scorer>>();
  return (id) => {
    const file = plan.fileOf[id] ?? plan.usual;
    const scorer = opened.get(file) ?? openScorer(file);
    opened.set(file, scorer);
    return scorer;
  };
}

async function openScorer(file: string): Promise<Scorer> {
  return scorerFrom(baseScorer, new Uint8Array(await readFile(file)), path.basename(file));
}

async function materialOf(
  folder: string,
  only: string | undefined,
  cache: string | undefined,
): Promise<Material> {
  const read = createReading(cache);
  const material: Material = { ids: [], examples: [], origins: [] };
  for (const document of await trainingDocumentsIn(folder, only)) {
    const { pages } = await read(document);
    material.ids.push(document.id);
    material.examples.push(tenantExample(baseScorer, pages, requestOf(document), document.truth));
    material.origins.push({ vendorKeys: document.vendorKeys, sketch: layoutSketch(pages) });
  }
  return material;
}

async function keep(out: string, name: string, examples: readonly TrainingExample[]): Promise<string> {
  const weights = storedWeights(trainTenantScorer(baseScorer, examples, name));
  const file = path.join(out, `${name}.weights`);
  await writeFile(file, weights);
  return file;
}
