import { selectTenantModels } from "~/data/shard/tenant-models";
import { figuresInput } from "~/domain/reports/report-inputs";
import type { StandingCounts } from "~/domain/reports/standing";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { type FiguresScope, figuresScope } from "./steps/figures-scope";
import { standingsByModel } from "./steps/standing-rows";

/** How a model's documents of some days stand. */
export type ModelStandings = StandingCounts & { modelId: string; name: string };

/**
 * How the documents that were received in a period stand, model by model, by the models' names; a model without any is left out. Read
 * from counters that are kept as documents move. Throws AppError `invalid` when the period is too long.
 */
export const countDocumentsByModel = defineOperation({
  name: "reports.count-by-model",
  permission: "TenantModel.ViewDocument",
  input: figuresInput,
  async run(context: TenantContext, query): Promise<{ scope: FiguresScope; models: ModelStandings[] }> {
    const scope = await figuresScope(context, query);
    const [counts, models] = await Promise.all([
      standingsByModel(context, scope),
      selectTenantModels(context.shard),
    ]);
    const names = new Map(models.map(({ id, name }) => [id, name]));
    return {
      scope,
      models: counts
        .map((count) => ({ ...count, name: names.get(count.modelId) ?? "" }))
        .sort((one, other) => one.name.localeCompare(other.name)),
    };
  },
});
