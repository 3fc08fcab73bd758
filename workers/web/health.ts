import { checkHealth } from "~/operations/health/check-health";
import type { WebBindings } from "~/platform/bindings";
import { makeHealthContext } from "~/platform/health-context";
import { version } from "../../package.json";

/** `GET /healthz`: version, the state of databases and buckets, and what waits to be processed. 503 when a part is down. */
export async function answerHealth(env: WebBindings): Promise<Response> {
  const { ok, control, shards } = await checkHealth(makeHealthContext(env), {});
  const documents = shards.reduce((sum, shard) => sum + shard.received + shard.processing, 0);
  const pages = shards.reduce((sum, shard) => sum + shard.pendingPages, 0);
  const status = ok ? "ok" : "down";
  return Response.json(
    { status, version, d1: { control }, shards, backlog: { documents, pages } },
    { status: ok ? 200 : 503, headers: { "Cache-Control": "no-store" } },
  );
}
