import type { WorkflowStep, WorkflowStepConfig } from "cloudflare:workers";
import { NonRetryableError } from "cloudflare:workflows";
import { AppError } from "~/domain/errors/app-error";

/** Four more tries within half a minute: what still fails then is not a passing trouble. */
const patience: WorkflowStepConfig = {
  retries: { limit: 4, delay: "2 seconds", backoff: "exponential" },
  timeout: "10 minutes",
};

/** Runs operations as steps. A refusal (AppError) is final; anything else is tried again. */
export const stepsOf =
  (step: WorkflowStep) =>
  <T extends Rpc.Serializable<T>>(name: string, operation: () => Promise<T>): Promise<T> =>
    step.do(name, patience, async () => {
      try {
        return await operation();
      } catch (error) {
        if (error instanceof AppError) throw new NonRetryableError(error.message, error.code);
        throw error;
      }
    });
