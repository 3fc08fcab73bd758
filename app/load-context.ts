import type { AppError } from "./domain/errors/app-error";
import type { WebBindings } from "./platform/bindings";

declare module "@remix-run/cloudflare" {
  interface AppLoadContext {
    cloudflare: { env: WebBindings; ctx: Pick<ExecutionContext, "waitUntil"> };
    /** Why what was sent was not read; no action is run then. */
    refusal?: AppError | null;
  }
}
