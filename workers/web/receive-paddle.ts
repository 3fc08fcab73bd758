import { AppError } from "~/domain/errors/app-error";
import { statusOf } from "~/http/status-of";
import { receiveEvent } from "~/operations/billing/receive-event";
import type { WebBindings } from "~/platform/bindings";
import { makeBillingSweepContext } from "~/platform/payment/billing-sweep-context";
import { usesPaddle } from "~/platform/payment/uses-paddle";

/**
 * `POST /webhooks/paddle`: 200 when the event is kept, 401 when it does not come from Paddle. Whatever else goes wrong is
 * a 500, after which Paddle sends it again.
 */
export async function receivePaddle(request: Request, env: WebBindings): Promise<Response> {
  if (!usesPaddle(env)) return new Response(null, { status: 404 });
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { Allow: "POST" } });
  const body = await request.text();
  try {
    const signature = request.headers.get("Paddle-Signature");
    await receiveEvent(makeBillingSweepContext(env), { body, signature });
    return new Response(null, { status: 200 });
  } catch (error) {
    if (error instanceof AppError) return new Response(null, { status: statusOf[error.code] });
    throw error;
  }
}
