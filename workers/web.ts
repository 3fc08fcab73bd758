import { createRequestHandler } from "@remix-run/cloudflare";
import * as build from "virtual:remix/server-build";
import type { WebBindings } from "~/platform/bindings";
import { refuseForeignOrigin } from "./web/same-origin";
import { withSecurityHeaders } from "./web/security-headers";

const pages = createRequestHandler(build, "production");

export default {
  async fetch(request, env, ctx) {
    return withSecurityHeaders(await answer(request, env, ctx));
  },
} satisfies ExportedHandler<WebBindings>;

async function answer(request: Request, env: WebBindings, ctx: ExecutionContext): Promise<Response> {
  return refuseForeignOrigin(request) ?? pages(request, { cloudflare: { env, ctx } });
}
