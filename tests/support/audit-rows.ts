import { env } from "cloudflare:workers";

type Row = { operation: string; actor_kind: string; actor_id: string; detail: string | null };

/** What the control database's audit says about a subject, oldest first. */
export async function auditRowsOf(subjectId: string) {
  const { results } = await env.DB_CONTROL.prepare(
    "select operation, actor_kind, actor_id, detail from audit where subject_id = ? order by at, id",
  )
    .bind(subjectId)
    .all<Row>();
  return results.map(({ operation, actor_kind, actor_id, detail }) => ({
    operation,
    actor: `${actor_kind} ${actor_id}`,
    detail: JSON.parse(detail ?? "{}") as Record<string, unknown>,
  }));
}
