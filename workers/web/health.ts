import { isAllowed } from "~/domain/permissions/actor";
import { apiCallerOf } from "~/http/api-caller";
import { checkHealth, type Health } from "~/operations/health/check";
import type { WebBindings } from "~/platform/bindings";
import { makeHealthContext } from "~/platform/health-context";
import { version } from "../../package.json";

/**
 * `GET /healthz`: whether all is well, and the version; 503 when a part is down. Anyone who brings the token that was
 * set (`HEALTH_TOKEN`) or the key of a system administrator as a bearer token is told the state of each database and
 * bucket, and what waits to be processed (documents, pages, age of the oldest in seconds).
 */
export async function healthResponse(
  request: Request,
  env: WebBindings,
  ctx: Pick<ExecutionContext, "waitUntil">,
): Promise<Response> {
  const health = await checkHealth(makeHealthContext(env), {});
  const told = { status: health.ok ? "ok" : "down", version };
  const body = (await mayKnowMore(request, env, ctx)) ? { ...told, ...detailsOf(health) } : told;
  return Response.json(body, {
    status: health.ok ? 200 : 503,
    headers: { "Cache-Control": "no-store", Vary: "Authorization" },
  });
}

/** On a developer's machine the token is the word "local" unless another is set. */
async function mayKnowMore(
  request: Request,
  env: WebBindings,
  ctx: Pick<ExecutionContext, "waitUntil">,
): Promise<boolean> {
  const given = /^Bearer +(\S+)\s*$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
  if (!given) return false;
  const token = env.HEALTH_TOKEN || (env.APP_ENV === "local" ? "local" : null);
  if (token && (await isSame(given, token))) return true;
  const caller = await apiCallerOf(request, env, (work) => ctx.waitUntil(work)).catch(() => null);
  return caller !== null && isAllowed(caller.actor, "system-admin");
}

/** Compared by their digests, so that how long it takes says nothing of the token. */
async function isSame(one: string, other: string): Promise<boolean> {
  const digests = await Promise.all(
    [one, other].map((text) => crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))),
  );
  const [first, second] = digests.map((digest) => new Uint8Array(digest).join());
  return first === second;
}

function detailsOf({ control, shards }: Health) {
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
  const ages = shards.flatMap(({ oldestSeconds }) => oldestSeconds ?? []);
  return {
    d1: { control, ...Object.fromEntries(shards.map(({ id, database }) => [id, database])) },
    r2: Object.fromEntries(shards.map(({ id, files }) => [id, files])),
    backlog: {
      documents: sum(shards.map(({ received, processing }) => received + processing)),
      received: sum(shards.map(({ received }) => received)),
      processing: sum(shards.map(({ processing }) => processing)),
      pages: sum(shards.map(({ pendingPages }) => pendingPages)),
      oldestSeconds: ages.length > 0 ? Math.max(...ages) : null,
    },
  };
}
