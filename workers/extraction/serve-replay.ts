import { AppError } from "~/domain/errors/app-error";
import { processingMessage } from "~/domain/processing/processing-messages";
import { replayRun } from "~/operations/processing/replay";
import type { ExtractionBindings } from "~/platform/bindings";
import { log } from "~/platform/log";
import { makeRunContext } from "~/platform/processing-contexts";

/** Replays the run that is named and returns the report. Only the web Worker can ask, after it has checked who does. */
export async function serveReplay(request: Request, bindings: ExtractionBindings): Promise<Response> {
  const asked = processingMessage.safeParse(await request.json());
  if (!asked.success) return new Response(asked.error.message, { status: 400 });
  const { tenantId, documentId, attempt } = asked.data;
  const context = await makeRunContext(bindings, tenantId, "replay");
  if (!context) return new Response(null, { status: 404 });
  try {
    return Response.json(await replayRun(context, { documentId, attempt }));
  } catch (error) {
    if (error instanceof AppError) return new Response(error.messageKey, { status: 404 });
    log.error("processing.replay-failed", error, { tenantId, documentId });
    return new Response(null, { status: 500 });
  }
}
