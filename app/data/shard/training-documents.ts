import type { ShardDatabase } from "./shard-database";
import { trainingDocuments } from "./shard-schema";

/** Notes that a document shall be learnt from; once more when it was submitted before. */
export const putTrainingDocument = (
  shard: ShardDatabase,
  row: Omit<typeof trainingDocuments.$inferInsert, "trainedAt">,
) =>
  shard
    .insert(trainingDocuments)
    .values(row)
    .onConflictDoUpdate({
      target: trainingDocuments.documentId,
      set: { submittedAt: row.submittedAt, trainedAt: null },
    });
