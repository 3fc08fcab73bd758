import type { D1Migration } from "@cloudflare/vitest-pool-workers";
import type { ExtractionBindings, WebBindings } from "~/platform/bindings";

declare global {
  namespace Cloudflare {
    interface Env extends WebBindings, ExtractionBindings {
      SHARD_US_1: D1Database;
      SHARD_EU_1: D1Database;
      SHARD_IN_1: D1Database;
      SHARD_AU_1: D1Database;
      /** How many events the test of many deliveries makes. */
      WEBHOOK_EVENTS: string;
      /** How many schedules of faults are tried, the seed of the first, and whether each is told of. */
      FAULT_SCHEDULES: string;
      FAULT_SEED: string;
      FAULTS_TOLD: string;
      EMPTY_CONTROL: D1Database;
      FILLED_CONTROL: D1Database;
      MOVED_CONTROL: D1Database;
      EMPTY_SHARD: D1Database;
      FILLED_SHARD: D1Database;
      FIRST_CONTROL: D1Database;
      FIRST_SHARD: D1Database;
      EARLIER_CONTROL: D1Database;
      EARLIER_SHARD: D1Database;
      MIGRATIONS_CONTROL: D1Migration[];
      MIGRATIONS_SHARD: D1Migration[];
    }
  }
}
