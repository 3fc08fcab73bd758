import type { Places } from "~/components/documents/next-places";
import type { TenantContext } from "~/operations/context";
import { countByReadiness } from "~/operations/documents/count-by-readiness";
import { countByStatus } from "~/operations/documents/count-by-status";
import { getReviewQueue } from "~/operations/documents/get-review-queue";
import { getReviewStart } from "~/operations/documents/get-review-start";
import { countInbox } from "~/operations/inbox/count";
import { listDocumentModels } from "~/operations/models/list-for-documents";

/** More models than these are no help: the dashboard has them all. */
const mostModels = 3;

type From = { id: string; modelId: string; modelName: string };

/** Where work waits, as seen from the last document of a queue. */
export async function nextPlaces(context: TenantContext, { id, modelId, modelName }: From): Promise<Places> {
  const [ready, readinesses, statuses, models, inbox] = await Promise.all([
    getReviewQueue(context, { documentId: id, ready: true }),
    countByReadiness(context, {}),
    countByStatus(context, {}),
    listDocumentModels(context, {}),
    countInbox(context, {}),
  ]);
  const waiting = [
    ...readinesses.filter(({ readiness }) => readiness !== "ready"),
    ...statuses.filter(({ status }) => status === "failed"),
  ];
  const others = models
    .filter((model) => model.id !== modelId)
    .map((model) => ({
      id: model.id,
      name: model.name,
      count: waiting.filter((one) => one.modelId === model.id).reduce((sum, { count }) => sum + count, 0),
    }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  const starts = await Promise.all(
    others.slice(0, mostModels).map(async ({ id, name }) => {
      const { total, documentId } = await getReviewStart(context, { modelId: id });
      return { id, name, count: total, next: documentId };
    }),
  );
  return {
    modelId,
    modelName,
    ready: { total: ready.total, next: ready.next?.documentId ?? null },
    models: starts.filter(({ count }) => count > 0),
    inbox,
  };
}
