import type { D1Migration } from "@cloudflare/vitest-pool-workers";
import type { ExtractionBindings, WebBindings } from "~/platform/bindings";

declare global {
  namespace Cloudflare {
    interface Env extends WebBindings, ExtractionBindings {
      MIGRATIONS_CONTROL: D1Migration[];
      MIGRATIONS_SHARD: D1Migration[];
    }
  }
}
