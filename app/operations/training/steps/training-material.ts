import {
  type Folds,
  foldsOf,
  type Scorer,
  scorerFrom,
  type TrainingExample,
  tenantExample,
} from "@fieldwise/engine/training";
import { extractionRequestOf } from "~/domain/processing/extraction-request-of";
import { learntDocumentsKind, trainingPlanKind } from "~/domain/stored/work-kinds";
import { checkedValues, placesOf, truthOf } from "~/domain/training/checked-values";
import { chunkCount, chunkOf, type LearntDocument, type TrainingPlan } from "~/domain/training/training-plan";
import { documentsAtOnce } from "~/domain/training/training-run";
import { versionFiles } from "~/domain/training/version-files";
import type { RunContext } from "../../processing/processing-context";
import { loadBaseOfVersion } from "../../processing/steps/load-base";
import { loadDocuments } from "./load-documents";
import { loadTrainingArtifact } from "./training-artifacts";

/** What several steps of a training need. It is made when first asked for and kept, and made again after an eviction. */
export type TrainingMaterial = {
  plan(): Promise<TrainingPlan>;
  /** The weights that the new version is trained on top of. */
  base(): Promise<Scorer>;
  learnt(): Promise<LearntDocument[]>;
  folds(): Promise<Folds>;
  /** One example for each document learned from, in the order of `learned`. */
  examples(): Promise<TrainingExample[]>;
  /** The weights trained without a fold's documents, or, for null, the weights of the new version. */
  scorer(fold: number | null): Promise<Scorer>;
  /** Lets go of the examples, which are large, when nothing more is trained. */
  dropExamples(): void;
};

/** The material of a run. */
export function openTrainingMaterial(context: RunContext, runId: string): TrainingMaterial {
  const scorers = new Map<number | null, Promise<Scorer>>();
  const plan = once(() => loadTrainingArtifact(context.files, trainingPlanKind, versionFiles.plan(runId)));
  const base = once(async () => {
    const { model, version } = await plan();
    return loadBaseOfVersion(context, model.baseModelId, version.baseVersion);
  });
  const learnt = once(async () => loadLearnt(context, runId, await plan()));
  let examples: Promise<TrainingExample[]> | null = null;
  return {
    plan,
    base,
    learnt,
    folds: once(async () => foldsOf(await learnt())),
    examples: () => {
      examples ??= makeExamples(context, { plan, base, learnt });
      return examples;
    },
    scorer: (fold) => {
      const known = scorers.get(fold) ?? loadScorer(context, runId, { plan, base }, fold);
      scorers.set(fold, known);
      return known;
    },
    dropExamples: () => {
      examples = null;
    },
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

async function loadLearnt(context: RunContext, runId: string, plan: TrainingPlan): Promise<LearntDocument[]> {
  const count = chunkCount(plan.learn, documentsAtOnce);
  const keys = Array.from({ length: count }, (_, chunk) => versionFiles.learnt(runId, chunk));
  return (
    await Promise.all(keys.map((key) => loadTrainingArtifact(context.files, learntDocumentsKind, key)))
  ).flat();
}

/** Words are dropped as soon as a document has become an example: all of them together would fill the isolate. */
async function makeExamples(
  context: RunContext,
  { plan, base, learnt }: Pick<TrainingMaterial, "plan" | "base" | "learnt">,
): Promise<TrainingExample[]> {
  const [{ model }, scorer] = await Promise.all([plan(), base()]);
  const ids = (await learnt()).map(({ documentId }) => documentId);
  const examples = new Map<string, TrainingExample>();
  for (let chunk = 0; chunk < chunkCount(ids, documentsAtOnce); chunk += 1) {
    for (const document of await loadDocuments(context, model.id, chunkOf(ids, chunk, documentsAtOnce))) {
      const request = extractionRequestOf(model, document.receivedAt);
      const checked = checkedValues(document) ?? {};
      const [truth, places] = [truthOf(request.fields, checked), placesOf(checked)];
      const example = tenantExample(scorer, document.pages, request, truth, places);
      examples.set(document.documentId, example);
    }
  }
  const nothing = { kind: "", weight: 0, fields: [] };
  return ids.map((id) => examples.get(id) ?? nothing);
}

async function loadScorer(
  context: RunContext,
  runId: string,
  { plan, base }: Pick<TrainingMaterial, "plan" | "base">,
  fold: number | null,
): Promise<Scorer> {
  const { model, version } = await plan();
  const key =
    fold === null ? versionFiles.weights(model.id, version.id) : versionFiles.foldWeights(runId, fold);
  const bytes = await context.files.bytes(key);
  if (!bytes) throw new Error(`${key} is missing`);
  return scorerFrom(await base(), bytes, version.name);
}
