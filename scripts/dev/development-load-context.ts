import type { WebBindings } from "../../app/platform/bindings";

type DevelopmentContext = { cloudflare: { env: WebBindings; ctx: ExecutionContext } };

/**
 * The load context of the development server. Its queue messages would reach no consumer, so they go to the document
 * Worker of the running `wrangler dev` over its service binding instead.
 */
export function developmentLoadContext({ context }: { context: unknown }) {
  const { env, ctx } = (context as DevelopmentContext).cloudflare;
  const post = (bodies: unknown[]) =>
    env.EXTRACTION.fetch("http://extraction/requests", { method: "POST", body: JSON.stringify(bodies) });
  const queue = {
    send: (body: unknown) => post([body]),
    sendBatch: (messages: Iterable<{ body: unknown }>) => post([...messages].map((message) => message.body)),
  };
  return {
    cloudflare: { ctx, env: { ...env, APP_ENV: "local", INTAKE_QUEUE: queue as unknown as Queue<unknown> } },
  };
}
