import { intakeMessage } from "~/domain/processing/intake-messages";
import type { ExtractionBindings } from "~/platform/bindings";

/**
 * Puts requests for processing into the queue for a caller whose own queue reaches no consumer: the development server
 * of the pages. Only Workers bound to this one can ask; it has no address of its own.
 */
export async function takeRequests(request: Request, bindings: ExtractionBindings): Promise<Response> {
  const requests = intakeMessage
    .array()
    .max(100)
    .safeParse(await request.json());
  if (!requests.success) return new Response(requests.error.message, { status: 400 });
  await bindings.INTAKE_QUEUE.sendBatch(
    requests.data.map((body) => ({ body, contentType: "json" as const })),
  );
  return new Response(null, { status: 202 });
}
