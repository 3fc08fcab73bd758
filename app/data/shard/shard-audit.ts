import type { AuditEntry } from "~/domain/permissions/audit-entry";
import type { ShardDatabase } from "./shard-database";
import { shardAudit } from "./shard-schema";

export const insertShardAudit = (shard: ShardDatabase, entry: AuditEntry) => shard.insert(shardAudit).values(entry);
