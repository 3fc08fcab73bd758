import { describe, expect, it } from "vitest";
import { deploySteps } from "../../../scripts/deploy/deploy-steps.mjs";
import { readPlan } from "../../../scripts/deploy/read-plan.mjs";

const plan = readPlan();

/**
 * Deploys with a tool that fails at the first command that has all of these words, and records what was asked of it.
 */
async function deployFailingAt(...words: string[]) {
  const asked: string[] = [];
  const said: string[] = [];
  const done = await deploySteps(plan, {
    wrangler: async (args) => {
      asked.push(args.join(" "));
      if (words.length && words.every((word) => args.includes(word)))
        return { code: 1, printed: "refused\n" };
      const name = args[3];
      return { code: 0, printed: args[1] === "time-travel" ? `Note\n{"bookmark":"before-${name}"}` : "" };
    },
    say: (line) => said.push(line),
  });
  return { done, asked, said: said.join("\n") };
}

describe("deploying", () => {
  it("notes where each database stands, brings it to its newest form, then deploys the Workers", async () => {
    const { done, asked, said } = await deployFailingAt();
    expect(done).toBe(true);
    expect(asked).toHaveLength(13);
    expect(asked.slice(0, 4).map((line) => line.replace(/ -c .*/, ""))).toEqual([
      "d1 time-travel info fieldwise-control --json",
      "d1 migrations apply fieldwise-control --remote",
      "d1 time-travel info fieldwise-us-1 --json",
      "d1 migrations apply fieldwise-us-1 --remote",
    ]);
    expect(asked.slice(-3).map((line) => line.split("/").slice(-2)[0])).toEqual([
      "extraction",
      "ocr",
      "deploy -c wrangler.toml",
    ]);
    expect(said).not.toContain("back");
  });

  it("stops at a shard whose migration fails: no Worker is deployed, and the way back is said", async () => {
    const { done, asked, said } = await deployFailingAt("apply", "fieldwise-eu-1");
    expect(done).toBe(false);
    expect(asked.some((line) => line.startsWith("deploy"))).toBe(false);
    expect(asked.some((line) => line.includes("fieldwise-in-1"))).toBe(false);
    expect(said).toContain("refused");
    expect(said).toContain("fieldwise-eu-1: its migrations failed");
    expect(said).toContain("time-travel restore fieldwise-us-1 --bookmark=before-fieldwise-us-1");
    expect(said).not.toContain("rollback");
  });

  it("changes no database whose place to return to is not known", async () => {
    const { done, asked } = await deployFailingAt("time-travel", "fieldwise-us-1");
    expect(done).toBe(false);
    expect(asked.filter((line) => line.includes("apply"))).toHaveLength(1);
  });

  it("stops at a Worker that is refused, and says how those before it are taken back", async () => {
    const { done, said } = await deployFailingAt("deploy", "wrangler.toml");
    expect(done).toBe(false);
    expect(said).toContain("fieldwise-web was not deployed");
    expect(said).toContain("wrangler rollback --name fieldwise-extraction");
    expect(said).toContain("wrangler rollback --name fieldwise-ocr");
  });
});
