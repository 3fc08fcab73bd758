import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import web from "@workers/web";
import type { WebBindings } from "~/platform/bindings";

/** Asks the web Worker, and waits until the work that it does after answering is done. `bindings` replace those of the test. */
export async function fetchSite(request: Request, bindings: Partial<WebBindings> = {}): Promise<Response> {
  const context = createExecutionContext();
  const response = await web.fetch(
    request as Parameters<typeof web.fetch>[0],
    { ...env, ...bindings } as WebBindings,
    context,
  );
  await waitOnExecutionContext(context);
  return response;
}
