import type { ControlDatabase } from "~/data/control/control-database";
import type { TenantControl } from "~/data/control/tenant-control";
import type { TenantShard } from "~/data/shard/tenant-shard";
import type { Actor } from "~/domain/permissions/actor";
import type { Tenant } from "~/domain/tenants/tenant";
import type { FileStore, Log, ProcessingQueue, Secrets } from "./ports";

/** What every operation has: who acts, when, the control database, and the ports to the outside. */
export type VisitorContext = {
  actor: Actor;
  /** Where the request came from, for the audit; null when no request did. */
  address: string | null;
  /** When the session that asks was opened; absent where none does. */
  signedInAt?: Date;
  now(): Date;
  newId(): string;
  control: ControlDatabase;
  secrets: Secrets;
  log: Log;
};

/** What an operation inside a tenant has besides: the tenant, its shard and its files. No function takes a tenant id. */
export type TenantContext = VisitorContext & {
  tenant: Tenant;
  control: TenantControl;
  shard: TenantShard;
  files: FileStore;
  processing: ProcessingQueue;
};
