import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("the runtime lets a Worker reach none of its own zone past its firewall, in any environment", () => {
  for (const file of ["wrangler.toml", "workers/extraction/wrangler.toml", "workers/ocr/wrangler.toml"]) {
    const flags = /^compatibility_flags = (.*)$/m.exec(readFileSync(file, "utf8"))?.[1] ?? "[]";
    const sends = file === "wrangler.toml";
    expect(JSON.parse(flags).includes("global_fetch_strictly_public"), file).toBe(sends);
  }
});
