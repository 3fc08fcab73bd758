import { runningBindings } from "./running-bindings.mjs";

type DevelopmentContext = { cloudflare: { ctx: ExecutionContext } };

/**
 * The load context of the development server: what its pages are bound to is what the Workers beside it have, except
 * for the address, which is its own.
 */
export async function developmentLoadContext({ context }: { context: unknown }) {
  const { ctx } = (context as DevelopmentContext).cloudflare;
  const env = await runningBindings(process.env.REGISTRY ?? "");
  return { cloudflare: { ctx, env: { ...env, SITE_ORIGIN: "" } } };
}
