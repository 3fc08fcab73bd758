import type { ComparedAnswers } from "@fieldwise/engine/training";
import type { ChangesSummary } from "./version-state";

/** How many documents and values would change, and how many of the checked ones for better or worse. */
export function changesSummary({ compared, changes }: ComparedAnswers): ChangesSummary {
  const count = (verdict: string) => changes.filter((change) => change.verdict === verdict).length;
  return {
    documents: compared,
    changedDocuments: new Set(changes.map(({ documentId }) => documentId)).size,
    changedValues: changes.length,
    better: count("better"),
    worse: count("worse"),
  };
}
