import * as build from "virtual:remix/server-build";
import { createRequestHandler } from "@remix-run/cloudflare";
import type { WebBindings } from "~/platform/bindings";
import { sweep } from "./schedules/sweep";
import { answerHealth } from "./web/health";
import { seedLocally } from "./web/local-seed";
import { refuseForeignOrigin } from "./web/same-origin";
import { withSecurityHeaders } from "./web/security-headers";

const pages = createRequestHandler(build, "production");

export default {
  async fetch(request, env, ctx) {
    return withSecurityHeaders(await answer(request, env, ctx));
  },
  async scheduled(controller, env) {
    await sweep(env, controller.cron);
  },
} satisfies ExportedHandler<WebBindings>;

async function answer(request: Request, env: WebBindings, ctx: ExecutionContext): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === "/healthz") return answerHealth(env);
  const refusal = refuseForeignOrigin(request);
  if (refusal) return refusal;
  if (pathname === "/dev/seed") return seedLocally(request, env);
  return pages(request, { cloudflare: { env, ctx } });
}
