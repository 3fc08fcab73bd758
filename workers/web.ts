import * as build from "virtual:remix/server-build";
import { type AppLoadContext, createRequestHandler } from "@remix-run/cloudflare";
import { boundOrRefused } from "~/http/bound-body";
import { statusOf } from "~/http/status-of";
import type { WebBindings } from "~/platform/bindings";
import { createApi } from "./api/api";
import { problemResponse } from "./api/problem-response";
import { receiveInboundMail } from "./email/inbound-mail";
import { deliverErpBatch } from "./erp/deliver-erp-batch";
import { pollFolderBatch } from "./folders/poll-folder-batch";
import { deliverBatch } from "./releases/deliver-batch";
import { everyMinute } from "./schedules/every-minute";
import { bareApi } from "./web/bare-api";
import { healthResponse } from "./web/health";
import { receiveMailLocally } from "./web/local-mail";
import { seedLocally } from "./web/local-seed";
import { mailboxNotificationsPath, receiveMailboxNotifications } from "./web/receive-mailbox-notifications";
import { receivePaddle } from "./web/receive-paddle";
import { refusedFile } from "./web/refused-file";
import { refuseForeignOrigin } from "./web/same-origin";
import { withSecurityHeaders } from "./web/security-headers";
import { withGuardedActions } from "./web/with-guarded-actions";
import { deliverWebhookBatch } from "./webhooks/deliver-webhook-batch";

const pages = createRequestHandler(withGuardedActions(build), "production");
const api = createApi();

export default {
  async fetch(request, env, ctx) {
    return withSecurityHeaders(request, await answer(request, env, ctx), env.APP_ENV);
  },
  async email(message, env) {
    await receiveInboundMail(message, env);
  },
  async queue(batch, env) {
    if (batch.queue === "fieldwise-webhooks") await deliverWebhookBatch(batch, env);
    else if (batch.queue === "fieldwise-erp") await deliverErpBatch(batch, env);
    else if (batch.queue === "fieldwise-folders") await pollFolderBatch(batch, env);
    else await deliverBatch(batch, env);
  },
  async scheduled(controller, env) {
    await everyMinute(env, controller.cron);
  },
} satisfies ExportedHandler<WebBindings>;

/**
 * No body is read before it is bounded. The API is called with a key and never with a cookie, so it needs no origin
 * check.
 */
async function answer(asked: Request, env: WebBindings, ctx: ExecutionContext): Promise<Response> {
  const { pathname } = new URL(asked.url);
  if (pathname === "/healthz") return healthResponse(asked, env, ctx);
  // Who sends a mail by hand has no page of ours.
  if (pathname === "/dev/mail") return receiveMailLocally((await boundOrRefused(asked)).request, env);
  const isApi = /^\/api(\/|$)/i.test(pathname);
  const isMailboxNotification = pathname.startsWith(mailboxNotificationsPath);
  const isPage = !isApi && !isMailboxNotification && pathname !== "/webhooks/paddle";
  const foreign = isPage && refuseForeignOrigin(asked);
  if (foreign) return foreign;
  const { request, refusal } = await boundOrRefused(asked);
  if (isApi) return refusal ? problemResponse(request, refusal) : api.fetch(request, env, ctx);
  if (isPage && pathname !== "/dev/seed" && pathname !== "/dev/bare-api")
    return pageOrRefusal(withoutDataOfRoute(request), { cloudflare: { env, ctx }, refusal });
  if (refusal) return new Response(null, { status: statusOf[refusal.code] });
  if (pathname === "/dev/seed") return seedLocally(request, env);
  if (isMailboxNotification) return receiveMailboxNotifications(request, env);
  if (pathname === "/dev/bare-api") return bareApi.fetch(request, env, ctx);
  return receivePaddle(request, env, ctx);
}

/** A page or a file; a page that says why in place of a file that was refused. */
async function pageOrRefusal(request: Request, context: AppLoadContext): Promise<Response> {
  const given = await pages(request, context);
  const refused = await refusedFile(request, given);
  if (!refused) return given;
  const { headers } = request;
  return pages(new Request(new URL("/refused", request.url), { headers }), { ...context, refused });
}

/**
 * A page's address without `_data`, by which an earlier way of the framework asked for the data of one route. Nobody of ours asks
 * so; who does gets the page.
 */
function withoutDataOfRoute(request: Request): Request {
  const url = new URL(request.url);
  if (!url.searchParams.has("_data")) return request;
  url.searchParams.delete("_data");
  return new Request(url, request);
}
