import { commit } from "~/data/commit";
import { insertBellLine } from "~/data/shard/bell";
import type { TenantShard } from "~/data/shard/tenant-shard";
import { bellAudience } from "~/domain/notifications/bell-kinds";

/** A notification to everybody who has the permission of its kind. */
type KindForMany = {
  [K in keyof typeof bellAudience]: (typeof bellAudience)[K] extends null ? never : K;
}[keyof typeof bellAudience];

type Told = {
  kind: KindForMany;
  /** When it happened: of something that is stored, the time stored with it, so that it is notified once. */
  at: Date;
  key: string;
  name: string;
  subjectId: string;
  modelId?: string;
  byId?: string;
};

/** Notifies of what no trigger of the shard can see, because it happens in the control database. A key of one instant is notified once. */
export async function notifyInBell(
  { shard }: { shard: TenantShard },
  { kind, ...told }: Told,
): Promise<void> {
  await commit(shard, [insertBellLine(shard, { kind, audience: bellAudience[kind], ...told })]);
}
