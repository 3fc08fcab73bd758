import type { DayScope } from "~/data/shard/document-days";
import { AppError } from "~/domain/errors/app-error";
import { timeZoneOfCountry } from "~/domain/models/time-zones";
import { type Period, periodOf } from "~/domain/reports/period";
import type { FiguresQuery } from "~/domain/reports/report-inputs";
import { requireModel } from "../../documents/steps/document-scope";
import type { RunContext } from "../../processing/processing-context";

/** Which days and which model's documents figures are about. */
export type FiguresScope = Period & { modelId: string | undefined };

/**
 * What a query asks for. "Today" is that of the model's time zone, of the organization's country for all models. Throws
 * AppError `not-found` when there is no such model, `invalid` when the period is too long.
 */
export async function figuresScope(context: RunContext, query: FiguresQuery): Promise<FiguresScope> {
  const { modelId } = query;
  const timeZone = modelId
    ? (await requireModel(context, modelId)).timeZone
    : timeZoneOfCountry(context.tenant.countryCode);
  const period = periodOf(query, context.now(), timeZone);
  if (!period) throw new AppError("invalid", "reports.error.too-long", { field: "startDate" });
  return { ...period, modelId };
}

export const daysOf = ({ from, to, modelId }: FiguresScope): DayScope => ({ from, to, modelId });
