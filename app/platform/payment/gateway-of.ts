import type { ControlDatabase } from "~/data/control/control-database";
import type { PaymentGateway } from "~/operations/payment-port";
import { createPaddleGateway } from "./paddle-gateway";
import { createSandboxGateway } from "./sandbox-gateway";
import type { PaymentBindings } from "./uses-paddle";

/** The payment service of this installation. */
export function gatewayOf(
  bindings: PaymentBindings,
  control: ControlDatabase,
  now: () => Date,
): PaymentGateway {
  const { PADDLE_API_KEY, PADDLE_ENVIRONMENT, PADDLE_CLIENT_TOKEN, PADDLE_WEBHOOK_SECRET } = bindings;
  if (!PADDLE_API_KEY) return createSandboxGateway(control, now);
  return createPaddleGateway({
    apiKey: PADDLE_API_KEY,
    environment: PADDLE_ENVIRONMENT ?? "sandbox",
    clientToken: PADDLE_CLIENT_TOKEN ?? "",
    hostedCheckout: bindings.PADDLE_HOSTED_CHECKOUT ?? null,
    webhookSecrets: (PADDLE_WEBHOOK_SECRET ?? "").split(",").filter(Boolean),
  });
}
