import * as build from "virtual:remix/server-build";
import { createRequestHandler } from "@remix-run/cloudflare";
import type { WebBindings } from "~/platform/bindings";
import { createApi } from "./api/api";
import { receiveInboundMail } from "./email/inbound-mail";
import { deliverBatch } from "./releases/deliver-batch";
import { everyMinute } from "./schedules/every-minute";
import { bareApi } from "./web/bare-api";
import { answerHealth } from "./web/health";
import { seedLocally } from "./web/local-seed";
import { receivePaddle } from "./web/receive-paddle";
import { refuseForeignOrigin } from "./web/same-origin";
import { withSecurityHeaders } from "./web/security-headers";

const pages = createRequestHandler(build, "production");
const api = createApi();

export default {
  async fetch(request, env, ctx) {
    return withSecurityHeaders(await answer(request, env, ctx));
  },
  async email(message, env) {
    await receiveInboundMail(message, env);
  },
  async queue(batch, env) {
    await deliverBatch(batch, env);
  },
  async scheduled(controller, env) {
    await everyMinute(env, controller.cron);
  },
} satisfies ExportedHandler<WebBindings>;

/** The API is called with a key and never with a cookie, so that it needs no check of origin. */
async function answer(request: Request, env: WebBindings, ctx: ExecutionContext): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === "/healthz") return answerHealth(env);
  if (/^\/api(\/|$)/i.test(pathname)) return api.fetch(request, env, ctx);
  if (pathname === "/webhooks/paddle") return receivePaddle(request, env, ctx);
  const refusal = refuseForeignOrigin(request);
  if (refusal) return refusal;
  if (pathname === "/dev/seed") return seedLocally(request, env);
  if (pathname === "/dev/bare-api") return bareApi.fetch(request, env, ctx);
  return pages(request, { cloudflare: { env, ctx } });
}
