import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { prepare, root, startTool } from "./bootstrap.mjs";

// Changes one token at a time below the paths that are given, and runs the tests that import the file: says which changes
// no test notices. `--count` changes at most, chosen at random; the same ones for the same `--seed`.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: "string", default: "20" }, seed: { type: "string" } },
});
const paths = positionals.length > 0 ? positionals : ["app/domain", "engine"];
const seed = Number(values.seed ?? Date.now() % 100_000);
/** Milliseconds after which the tests of a change are ended: it may make a loop that never ends, and is noticed then. */
const longest = 120_000;

await prepare();
const { chosenFrom, mutationsIn } = await import("./mutate/mutations-in.mjs");
const changed = git("status", "--porcelain", "--", ...paths);
if (changed.length > 0) {
  console.error(`Commit first, so that nothing of yours can be lost:\n${changed.join("\n")}`);
  process.exit(2);
}
const all = git("ls-files", "--", ...paths)
  .filter(
    (file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts") && !/^engine\/languages\/..\.ts$/.test(file),
  )
  .flatMap((file) => mutationsIn(sourceOf(file), file).map((mutation) => ({ file, ...mutation })));
const chosen = chosenFrom(all, Number(values.count), seed);
console.log(`${chosen.length} of ${all.length} changes in ${paths.join(", ")}, --seed ${seed}`);
const survivors = [];
for (const mutation of chosen) {
  const outcome = await outcomeOf(mutation);
  console.log(`${outcome.padEnd(9)} ${described(mutation)}`);
  if (outcome !== "noticed") survivors.push(mutation);
}
console.log(`${chosen.length - survivors.length} of ${chosen.length} noticed`);
process.exit(survivors.length > 0 ? 1 : 0);

/** Puts a change in its place, runs the tests and takes it back, also when this program is interrupted meanwhile. */
async function outcomeOf({ file, from, to, text }) {
  const tests = testsOf(file);
  if (tests.length === 0) return "untested";
  const source = sourceOf(file);
  const restore = () => writeFileSync(path.join(root, file), source);
  const interrupted = () => {
    restore();
    process.exit(130);
  };
  process.once("SIGINT", interrupted).once("SIGTERM", interrupted);
  try {
    writeFileSync(path.join(root, file), source.slice(0, from) + text + source.slice(to));
    return (await pass(tests)) ? "survives" : "noticed";
  } finally {
    restore();
    process.off("SIGINT", interrupted).off("SIGTERM", interrupted);
  }
}

/** The tests in Node that import a file by its path. */
function testsOf(file) {
  const module = file.replace(/^app\//, "").replace(/\.tsx?$/, "");
  const name = module.replace(/^engine\//, "");
  return git("grep", "-lE", `"[^"]*/${name}"`, "--", "tests/*.test.ts").filter((test) =>
    /^tests\/(?:components|domain|engine|lab|http|platform|scripts)\//.test(test),
  );
}

async function pass(tests) {
  const running = startTool("vitest", ["run", "--project", "domain", "--bail", "1", ...tests], {
    stdio: "ignore",
  });
  const tooLong = setTimeout(() => running.kill(), longest);
  const [code] = await new Promise((resolve) => running.once("exit", (...ended) => resolve(ended)));
  clearTimeout(tooLong);
  return code === 0;
}

function described({ file, line, from, to, text }) {
  return `${file}:${line}  ${sourceOf(file).slice(from, to).replace(/\s+/g, " ").slice(0, 60)}  ->  ${text}`;
}

function sourceOf(file) {
  return readFileSync(path.join(root, file), "utf8");
}

/** Lines of what git answers; none where it finds nothing. */
function git(...args) {
  const { stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 1e8 });
  return stdout.split("\n").filter(Boolean);
}
