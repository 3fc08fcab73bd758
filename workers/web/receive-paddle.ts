import { AppError } from "~/domain/errors/app-error";
import { statusOf } from "~/http/status-of";
import { applyEvents } from "~/operations/billing/apply-events";
import { receiveEvent } from "~/operations/billing/receive-event";
import type { WebBindings } from "~/platform/bindings";
import { makeBillingSweepContext } from "~/platform/payment/billing-sweep-context";
import { usesPaddle } from "~/platform/payment/uses-paddle";

/**
 * `POST /webhooks/paddle`: 200 when the event is kept, 401 when it does not come from Paddle. Whatever else goes wrong is
 * a 500, after which Paddle sends it again. The event is applied after the answer, or by the cron where that fails.
 */
export async function receivePaddle(
  request: Request,
  env: WebBindings,
  ctx: Pick<ExecutionContext, "waitUntil">,
): Promise<Response> {
  if (!usesPaddle(env)) return new Response(null, { status: 404 });
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { Allow: "POST" } });
  const body = await request.text();
  const signature = request.headers.get("Paddle-Signature");
  const context = makeBillingSweepContext(env);
  try {
    const first = await receiveEvent(context, { body, signature });
    if (first)
      ctx.waitUntil(
        applyEvents(context, { tenantId: first.tenantId, first }).catch((error: unknown) =>
          context.log.error("billing.events-not-applied", error, { tenant: first.tenantId }),
        ),
      );
    return new Response(null, { status: 200 });
  } catch (error) {
    if (error instanceof AppError) return new Response(null, { status: statusOf[error.code] });
    throw error;
  }
}
