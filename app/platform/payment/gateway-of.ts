import type { ControlDatabase } from "~/data/control/control-database";
import type { PaymentGateway } from "~/operations/payment-port";
import { createSandboxGateway } from "./sandbox-gateway";

/** The payment service of this installation: the sandbox where none is configured. */
export function gatewayOf(_bindings: object, control: ControlDatabase, now: () => Date): PaymentGateway {
  return createSandboxGateway(control, now);
}
