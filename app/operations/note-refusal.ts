import { commit } from "~/data/commit";
import { insertAccountAudit, insertControlAudit } from "~/data/control/control-audit";
import type { Access, Actor } from "~/domain/permissions/actor";
import type { AuditEntry } from "~/domain/permissions/audit-entry";
import { isWithinRateLimit } from "./accounts/steps/rate-limit";
import type { TenantContext, VisitorContext } from "./context";

type Refused = { operation: string; permission: Access };

/**
 * Writes that someone asked for what they may not do: a log line each time, and for people and keys a row in the log of
 * their organization, once an hour for each operation. A context that only knows its actor leaves no trace.
 */
export async function noteRefusal(context: { actor: Actor }, refused: Refused): Promise<void> {
  if (!isWhole(context)) return;
  const { kind, id } = context.actor;
  context.log.info("operation.refused", { ...refused, actor: `${kind} ${id}`, address: context.address });
  if (kind !== "person" && kind !== "key") return;
  const who = `${kind}:${id}:${refused.operation}`;
  if (!(await isWithinRateLimit(context, "refusalNotesByActor", who))) return;
  const entry = entryOf(context, refused);
  const insert = entry.tenantId || kind === "key" ? insertControlAudit : insertAccountAudit;
  await commit(context.control, [insert(context.control, entry)]);
}

const isWhole = (context: { actor: Actor }): context is VisitorContext | TenantContext =>
  "control" in context && "log" in context && "newId" in context && "now" in context;

function entryOf(context: VisitorContext | TenantContext, refused: Refused): AuditEntry {
  const { actor } = context;
  return {
    id: context.newId(),
    tenantId: "tenant" in context ? context.tenant.id : null,
    at: context.now(),
    actorKind: actor.kind,
    actorId: actor.id,
    operation: "access.refused",
    subjectId: null,
    detail: refused,
    address: context.address,
    onBehalfOf: "onBehalfOf" in actor ? (actor.onBehalfOf ?? null) : null,
  };
}
