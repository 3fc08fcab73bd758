import type { DocumentStatus } from "../documents/status";
import type { Period } from "./period";
import { type StandingCounts, standings } from "./standing";

/** A count, and the list that it counts where the list can be narrowed to just that. */
type LinkedCount = { count: number; to?: string };

/** One model's documents of some days: its name, and how they stand, in the order of the columns. */
export type ModelsRow = { name: string; to: string; counts: LinkedCount[] };

/** Standings of one status each: the list is narrowed to one at a time. */
const statusOf: Partial<Record<(typeof standings)[number], DocumentStatus>> = {
  userEdited: "userEdited",
  failed: "failed",
  error: "error",
  forTraining: "forTraining",
};

export const modelsColumns = ["model", ...standings, "total"] as const;

/** The documents of some days by model, each row and each count that a list can show leading to that list. */
export function modelsTable(
  { from, to }: Pick<Period, "from" | "to">,
  models: readonly (StandingCounts & { modelId: string; name: string })[],
): ModelsRow[] {
  return models.map((model) => {
    const list = `/document-processing/${model.modelId}/documents?startDate=${from}&endDate=${to}`;
    const linked = (count: number, status: DocumentStatus | undefined): LinkedCount =>
      count > 0 && status ? { count, to: `${list}&status=${status}` } : { count };
    return {
      name: model.name,
      to: list,
      counts: [
        ...standings.map((standing) => linked(model[standing], statusOf[standing])),
        { count: model.total, to: list },
      ],
    };
  });
}
