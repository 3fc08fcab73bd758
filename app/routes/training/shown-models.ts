import type { ShownModel } from "~/components/training/shown-training";
import type { TrainingDocumentRow } from "~/components/training/training-documents-table";
import { shownTime } from "~/domain/documents/shown-time";
import { shownMoment } from "~/domain/tenants/shown-day";
import type { getBaseTraining } from "~/operations/training/get-base";
import type { listTrainingDocuments } from "~/operations/training/list-documents";

type Model = Awaited<ReturnType<typeof getBaseTraining>>[number];
type Document = Awaited<ReturnType<typeof listTrainingDocuments>>["items"][number];

/** A model as the page shows it, with times in the model's own culture and time zone. */
export function shownModel({ id, name, documents, trained, run, versions, ...model }: Model): ShownModel {
  const at = (time: Date) => shownTime(time, model.culture, model.timeZone);
  const candidate = versions.find(({ state }) => state === "candidate");
  return {
    id,
    name,
    documents,
    trained,
    run: run && {
      state: run.state,
      stage: run.stage,
      done: run.done,
      total: run.total,
      problem: run.problem,
    },
    isPinned: model.isPinned,
    activeNumber: versions.find(({ state }) => state === "active")?.number ?? null,
    candidate: candidate ? { id: candidate.id, number: candidate.number } : null,
    versions: versions.map((version) => ({
      id: version.id,
      number: version.number,
      state: version.state,
      made: at(version.createdAt),
      isStale: version.staleAt !== null,
      documentCount: version.documentCount,
      before: version.metrics.before.overall.f1,
      after: version.metrics.after.overall.f1,
      changedDocuments: version.changes.changedDocuments,
    })),
  };
}

/** Training documents as the page lists them. */
export const shownDocuments = (
  documents: readonly Document[],
  tenant: { countryCode: string },
): TrainingDocumentRow[] =>
  documents.map(({ documentId, fileName, modelName, status, submittedAt }) => ({
    id: documentId,
    fileName,
    modelName,
    status,
    // Rows of several models stand in one column: one order of day and month, one clock.
    submitted: shownMoment(submittedAt, tenant),
  }));
