import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { missingSecrets, secretsOf } from "../../../scripts/deploy/secrets.mjs";

/** The file of ours that an import leads to; null for a package. */
function fileOf(from: string, wanted: string): string | null {
  const base = wanted.startsWith("~/")
    ? wanted.replace("~", "app")
    : wanted.startsWith(".")
      ? path.join(path.dirname(from), wanted)
      : null;
  return base && ([`${base}.ts`, `${base}.tsx`].find((file) => existsSync(file)) ?? null);
}

/** Every source file that a Worker's program is made of, except for those of which it takes the types alone. */
function filesOf(entry: string): string[] {
  const found = new Set([entry]);
  for (const file of found)
    for (const [, wanted = ""] of readFileSync(file, "utf8").matchAll(
      /^(?:import|export) (?!type )[^;]*?from "([^"]+)"/gms,
    )) {
      const next = fileOf(file, wanted);
      if (next) found.add(next);
    }
  return [...found];
}

/** Sealing, opening seals and signing need the pepper. */
const usesPepper = /\.(?:sealedDigests?|seal|unseal|isStaleSeal)\(/;

describe("the secrets of the Workers", () => {
  it.each([
    ["fieldwise-extraction", "workers/extraction/index.ts"],
    ["fieldwise-ocr", "workers/ocr/index.ts"],
    ["fieldwise-web", "workers/web.ts"],
  ])("%s is given the pepper exactly if something in it needs it", (worker, entry) => {
    const files = filesOf(entry).filter((file) => file.startsWith("app/operations/"));
    expect(files.length).toBeGreaterThan(5);
    const needs = files.some((file) => usesPepper.test(readFileSync(file, "utf8")));
    expect(secretsOf[worker]?.required.includes("CODE_PEPPER")).toBe(needs);
  });

  it("are those that the bindings declare", () => {
    const sources = readdirSync("app/platform", { recursive: true })
      .map((name) => path.join("app/platform", String(name)))
      .filter((file) => file.endsWith(".ts"));
    const declared = sources.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/^\s+([A-Z_]+_(?:SECRET|KEY|TOKEN|PEPPER))\?: string/gm)].map(
        ([, name]) => name,
      ),
    );
    // The browser is given this one.
    const secret = declared.filter((name) => name !== "PADDLE_CLIENT_TOKEN");
    const named = Object.values(secretsOf).flatMap(({ required, optional, together }) => [
      ...required,
      ...optional,
      ...together.flat(),
    ]);
    expect([...new Set(named)].sort()).toEqual([...new Set(secret)].sort());
  });

  it("are missed by name, and a half set of them is told", () => {
    expect(missingSecrets("fieldwise-web", ["CODE_PEPPER"])).toEqual([]);
    expect(missingSecrets("fieldwise-extraction", [])).toEqual([
      "fieldwise-extraction has no secret CODE_PEPPER: wrangler secret put CODE_PEPPER --name fieldwise-extraction",
    ]);
    expect(missingSecrets("fieldwise-web", ["CODE_PEPPER", "PADDLE_API_KEY"])).toEqual([
      "fieldwise-web has PADDLE_API_KEY but no PADDLE_WEBHOOK_SECRET",
    ]);
  });
});
