import { spawn } from "node:child_process";
import { describe, expect, it } from "vitest";
import { runWatched } from "../../scripts/run-watched.mjs";

/** Starts each of the programs in turn, and keeps what is printed. */
function watching(programs: string[]) {
  const printed: string[] = [];
  const waiting = [...programs];
  const start = () =>
    spawn(process.execPath, ["-e", waiting.shift() ?? ""], { stdio: ["ignore", "pipe", "pipe"] });
  const run = (silence: number) =>
    runWatched(start, { print: (chunk) => void printed.push(String(chunk)), silence });
  return { run, text: () => printed.join(""), left: () => waiting.length };
}

const waitsForEver = "console.log('begun'); setInterval(() => {}, 1000)";

describe.concurrent("A program that is watched", () => {
  it("answers its exit code, and what it printed on both streams", async () => {
    const program = watching(["console.log('out'); console.error('err'); process.exitCode = 3"]);
    expect(await program.run(20_000)).toBe(3);
    expect(program.text()).toContain("out\n");
    expect(program.text()).toContain("err\n");
  });

  it("is ended and started once more when nothing is heard of it", async () => {
    const program = watching([waitsForEver, "console.log('through')"]);
    expect(await program.run(4_000)).toBe(0);
    expect(program.text()).toMatch(/begun[\s\S]*once more from the start[\s\S]*through/);
  });

  it("is given up when it is silent a second time", async () => {
    const program = watching([waitsForEver, waitsForEver, "console.log('a third time')"]);
    expect(await program.run(700)).toBe(1);
    expect(program.text()).toContain("given up");
    expect(program.left()).toBe(1);
  });

  it("may take longer than the limit while it prints", async () => {
    const steady =
      "let n = 0; const t = setInterval(() => { console.log(n); if (++n > 8) clearInterval(t) }, 600)";
    const program = watching([steady]);
    expect(await program.run(4_000)).toBe(0);
    expect(program.text()).toContain("8\n");
  });
});
