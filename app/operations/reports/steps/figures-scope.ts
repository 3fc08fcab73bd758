import type { DayScope } from "~/data/shard/document-days";
import { selectTenantModels } from "~/data/shard/tenant-models";
import { AppError } from "~/domain/errors/app-error";
import { localDayOf } from "~/domain/listing/local-day";
import { cultureOfCountry } from "~/domain/models/cultures";
import { timeZoneOfCountry } from "~/domain/models/time-zones";
import { type Period, periodOf } from "~/domain/reports/period";
import type { FiguresQuery } from "~/domain/reports/report-inputs";
import { requireModel } from "../../documents/steps/document-scope";
import type { RunContext } from "../../processing/processing-context";

/** Which days and which model's documents figures are about. */
export type FiguresScope = Period & { modelId: string | undefined };

/**
 * What a query asks for. "Today" is that of the model's time zone; for all models the latest day that it is in the organization's
 * country or at one of its models, so that what has just come in is always counted. Throws
 * AppError `not-found` when there is no such model, `invalid` when the period is too long.
 */
export async function figuresScope(context: RunContext, query: FiguresQuery): Promise<FiguresScope> {
  const { modelId } = query;
  const { timeZone } = await placeOfFigures(context, modelId);
  const others = modelId ? [] : await selectTenantModels(context.shard);
  const today = [timeZone, ...others.map((model) => model.timeZone)]
    .map((zone) => localDayOf(context.now(), zone))
    .sort()
    .at(-1);
  const period = periodOf(query, context.now(), timeZone, today);
  if (!period) throw new AppError("invalid", "reports.error.too-long", { field: "startDate" });
  return { ...period, modelId };
}

/** The culture and the time zone in which figures are written: those of the model, of the organization's country for all models. */
export async function placeOfFigures(
  context: RunContext,
  modelId: string | undefined,
): Promise<{ culture: string; timeZone: string }> {
  if (modelId) return requireModel(context, modelId);
  const { countryCode } = context.tenant;
  return { culture: cultureOfCountry(countryCode), timeZone: timeZoneOfCountry(countryCode) };
}

export const daysOf = ({ from, to, modelId }: FiguresScope): DayScope => ({ from, to, modelId });
