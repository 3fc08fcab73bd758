import type { ControlDatabase } from "~/data/control/control-database";
import type { PaymentGateway } from "~/operations/payment-port";
import { createPaddleGateway } from "./paddle-gateway";
import { createSandboxGateway } from "./sandbox-gateway";

/** What names the payment service. Without an API key there is none, and the sandbox takes its place. */
export type PaymentBindings = {
  PADDLE_API_KEY?: string;
  /** sandbox or production. */
  PADDLE_ENVIRONMENT?: string;
  PADDLE_CLIENT_TOKEN?: string;
  /** Separated by commas while one is being replaced. */
  PADDLE_WEBHOOK_SECRET?: string;
};

/** Whether payments go through Paddle. */
export const usesPaddle = ({ PADDLE_API_KEY }: PaymentBindings): boolean => Boolean(PADDLE_API_KEY);

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
    webhookSecrets: (PADDLE_WEBHOOK_SECRET ?? "").split(",").filter(Boolean),
  });
}
