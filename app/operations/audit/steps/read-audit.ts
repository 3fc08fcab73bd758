import { selectControlAudit } from "~/data/control/control-audit";
import { selectShardAudit } from "~/data/shard/shard-audit";
import type { AuditFilter } from "~/domain/audit/audit-inputs";
import type { AuditLine } from "~/domain/audit/audit-line";
import { firstInstantAfter, firstInstantOf } from "~/domain/listing/local-day";
import { timeZoneOfCountry } from "~/domain/models/time-zones";
import type { Permission } from "~/domain/permissions/permission";
import type { RunContext } from "../../processing/processing-context";
import { actorsOf } from "./actors-of";
import { subjectsOf } from "./subjects-of";

/** What of the log is read, with all subjects or some. */
export type AuditRead = Omit<AuditFilter, "subject"> & { subjects: readonly string[] | undefined };

type Page = { before: { at: Date; id: string } | null; limit: number };

const mayOpenNothing = () => false;

/**
 * The lines of the log before a row, newest first: what the control database and the tenant's shard hold, merged by time
 * and id. Days are those of the organization's time zone. `may` says which pages the reader may open.
 */
export async function readAudit(
  context: Pick<RunContext, "control" | "shard" | "tenant">,
  filter: AuditRead,
  { before, limit }: Page,
  may: (permission: Permission) => boolean = mayOpenNothing,
): Promise<AuditLine[]> {
  const { control, shard, tenant } = context;
  const timeZone = timeZoneOfCountry(tenant.countryCode);
  const wanted = {
    actorId: filter.actor,
    operation: filter.operation,
    subjectIds: filter.subjects,
    from: filter.startDate && firstInstantOf(filter.startDate, timeZone),
    until: filter.endDate && firstInstantAfter(filter.endDate, timeZone),
    before,
  };
  const [ofControl, ofShard] = await Promise.all([
    selectControlAudit(control, wanted, limit),
    selectShardAudit(shard, wanted, limit),
  ]);
  const rows = [...ofControl, ...ofShard].sort(newestFirst).slice(0, limit);
  const [actorOf, subjectOf] = await Promise.all([actorsOf(context, rows), subjectsOf(context, rows, may)]);
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    actorId: row.actorId,
    actor: actorOf(row),
    operation: row.operation,
    subject: subjectOf(row),
    detail: row.detail ?? {},
    address: row.address,
    onBehalf: row.onBehalfOf !== null,
  }));
}

type Placed = { at: Date; id: string };

const newestFirst = (one: Placed, other: Placed) =>
  other.at.getTime() - one.at.getTime() || (one.id < other.id ? 1 : -1);
