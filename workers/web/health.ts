import { checkHealth } from "~/operations/health/check-health";
import type { WebBindings } from "~/platform/bindings";
import { makeHealthContext } from "~/platform/health-context";
import { version } from "../../package.json";

/**
 * `GET /healthz`: version, the state of each database and bucket, and what waits to be processed (documents, pages, age
 * of the oldest in seconds). 503 when a part is down.
 */
export async function answerHealth(env: WebBindings): Promise<Response> {
  const { ok, control, shards } = await checkHealth(makeHealthContext(env), {});
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
  const ages = shards.flatMap(({ oldestSeconds }) => oldestSeconds ?? []);
  const body = {
    status: ok ? "ok" : "down",
    version,
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
  return Response.json(body, { status: ok ? 200 : 503, headers: { "Cache-Control": "no-store" } });
}
