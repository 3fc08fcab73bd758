import type { WebBindings } from "./platform/bindings";

declare module "@remix-run/cloudflare" {
  interface AppLoadContext {
    cloudflare: { env: WebBindings; ctx: Pick<ExecutionContext, "waitUntil"> };
  }
}
