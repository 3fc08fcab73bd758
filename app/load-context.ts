import type { AppError } from "./domain/errors/app-error";
import type { TenantContext } from "./operations/context";
import type { WebBindings } from "./platform/bindings";

declare module "@remix-run/cloudflare" {
  interface AppLoadContext {
    cloudflare: { env: WebBindings; ctx: Pick<ExecutionContext, "waitUntil"> };
    /** Why what was sent was not read; no action is run then. */
    refusal?: AppError | null;
    /** The tenant in which an action of a page has worked. */
    workedIn?: TenantContext;
    /** Why a file was not given, for the page that says so. */
    refused?: { status: number; messageKey: string; values: Record<string, string | number> };
  }
}
