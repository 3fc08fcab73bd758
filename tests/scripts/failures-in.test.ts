import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { failuresIn } from "../../scripts/failures-in.mjs";

const vitest = path.resolve("node_modules/vitest/vitest.mjs");

/** Runs Vitest by itself over one file, in a folder of the repository so that its packages are found. */
async function runOf(test: string) {
  const folder = await mkdtemp(path.resolve("node_modules/.failures-"));
  try {
    await writeFile(
      path.join(folder, "vitest.config.mjs"),
      "export default { test: { include: ['*.ts'] } };\n",
    );
    await writeFile(path.join(folder, "one.ts"), `import { expect, it } from "vitest";\n${test}\n`);
    const program = promisify(execFile)(process.execPath, [vitest, "run", "--root", folder]);
    return await program.then(
      ({ stdout, stderr }) => stdout + stderr,
      ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

it("is all that a run of tests says of its failures, and not what it printed before", async () => {
  const printed = `printed before\n${await runOf('it("adds", () => expect(1 + 1).toBe(3));')}`;
  expect(failuresIn(printed)).toMatch(/FAIL.*adds/);
  expect(failuresIn(printed)).not.toContain("printed before");
});

it("is what was printed last, of a run that ended without a word of them", () => {
  expect(failuresIn(`${"a".repeat(5_000)}killed`)).toMatch(/^a{3994}killed$/);
});
