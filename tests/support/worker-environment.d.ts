import type { D1Migration } from "@cloudflare/vitest-pool-workers";
import type { ExtractionBindings, WebBindings } from "~/platform/bindings";

declare global {
  namespace Cloudflare {
    interface Env extends WebBindings, ExtractionBindings {
      CONTROL_MIGRATIONS: D1Migration[];
      SHARD_MIGRATIONS: D1Migration[];
    }
  }
}
