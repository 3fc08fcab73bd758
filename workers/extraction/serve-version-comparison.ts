import { AppError } from "~/domain/errors/app-error";
import { versionComparisonRequest } from "~/domain/training/training-inputs";
import { compareReadings } from "~/operations/training/compare-readings";
import type { ExtractionBindings } from "~/platform/bindings";
import { log } from "~/platform/log";
import { makeRunContext } from "~/platform/processing-contexts";

/** Compares two versions and returns what differs. Only the web Worker can ask, after it has checked who does. */
export async function serveVersionComparison(
  request: Request,
  bindings: ExtractionBindings,
): Promise<Response> {
  const asked = versionComparisonRequest.safeParse(await request.json());
  if (!asked.success) return new Response(asked.error.message, { status: 400 });
  const { tenantId, ...versions } = asked.data;
  const context = await makeRunContext(bindings, tenantId, "comparison");
  if (!context) return new Response(null, { status: 404 });
  try {
    return Response.json(await compareReadings(context, versions));
  } catch (error) {
    if (error instanceof AppError) return new Response(error.messageKey, { status: 404 });
    log.error("training.comparison-failed", error, { tenantId, modelId: versions.modelId });
    return new Response(null, { status: 500 });
  }
}
