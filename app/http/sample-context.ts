import type { AppLoadContext } from "@remix-run/cloudflare";
import type { TenantContext } from "~/operations/context";
import type { SampleContext } from "~/operations/documents/take-samples";

/** The context with the samples, which lie among the files that everyone is served. */
export const withSamples = (
  context: TenantContext,
  { request, context: { cloudflare } }: { request: Request; context: AppLoadContext },
): SampleContext => ({
  ...context,
  async readSample(path) {
    const answer = await cloudflare.env.ASSETS.fetch(new URL(path, request.url));
    if (!answer.ok) throw new Error(`the sample ${path} is not there`);
    return new Uint8Array(await answer.arrayBuffer());
  },
});
