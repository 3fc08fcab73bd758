import type { WorkflowStep, WorkflowStepConfig } from "cloudflare:workers";
import { NonRetryableError } from "cloudflare:workflows";
import { AppError } from "~/domain/errors/app-error";
import { isPermanentError, permanentErrorMessage } from "~/domain/processing/is-permanent-error";

/** Four more tries within half a minute: what still fails then is not a passing trouble. */
const patience: WorkflowStepConfig = {
  retries: { limit: 4, delay: "2 seconds", backoff: "exponential" },
  timeout: "10 minutes",
};

/**
 * Runs operations as steps. A refusal (AppError) is final, and so is an error that would only come again; anything else is
 * tried again.
 */
export const stepsOf =
  (step: WorkflowStep) =>
  async <T>(name: string, operation: () => Promise<T>): Promise<T> => {
    // As text: an object would hold a remote reference open that nobody can release, and the local runtime was seen to
    // crash when its collector found one (workerd issue 6842).
    const answer = await step.do(name, patience, async () => {
      try {
        return JSON.stringify(await operation());
      } catch (error) {
        // Without a name of its own: the runtime tells by the name that it must not try again.
        if (error instanceof AppError) throw new NonRetryableError(error.message);
        if (error instanceof Error && isPermanentError(error))
          throw new NonRetryableError(permanentErrorMessage(error));
        throw error;
      }
    });
    return JSON.parse(answer) as T;
  };
