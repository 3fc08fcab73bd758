import { readdirSync, readFileSync } from "node:fs";
import { stages } from "@engine/pipeline";
import { describe, expect, it } from "vitest";

const names = stages.map((stage) => stage.name);

describe("the stages of the engine", () => {
  it("are the folders of engine/stages, one entry each", () => {
    expect([...names].sort()).toEqual(readdirSync("engine/stages").sort());
    for (const name of names) expect(readdirSync(`engine/stages/${name}`)).toContain(`${name}.ts`);
  });

  it("run in the order in which the check lets them import each other", () => {
    const check = readFileSync(".dependency-cruiser.cjs", "utf8");
    const list = /const stages = \[([^\]]*)\]/.exec(check)?.[1] ?? "";
    expect([...list.matchAll(/"(\w+)"/g)].map(([, name]) => name)).toEqual(names);
  });
});
