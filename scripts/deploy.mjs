import { prepare, startTool } from "./bootstrap.mjs";
import { checkPlan } from "./deploy/check-plan.mjs";
import { deploySteps } from "./deploy/deploy-steps.mjs";
import { programSizes } from "./deploy/program-sizes.mjs";
import { readPlan } from "./deploy/read-plan.mjs";
import { resourcesOf } from "./deploy/resources.mjs";
import { missingSecrets, secretsOf } from "./deploy/secrets.mjs";
import { bundledWorkers } from "./local/bundles.mjs";

/**
 * Deploys to Cloudflare, or with `--dry-run` says what that would take: resources, secrets, sizes, and what speaks against it.
 * Ends with 1 where an error was found; what is only not set up yet stops a deployment, not a dry run.
 */
const isDry = process.argv.includes("--dry-run");
await prepare();
const plan = readPlan();
const findings = checkPlan(plan);
const sizes = programSizes(await bundledWorkers());
print();

const tooLarge = sizes.filter(({ plans }) => plans.length === 0);
const errors = findings.filter(({ level }) => level === "error").length + tooLarge.length;
if (errors || (!isDry && findings.length)) {
  console.error(`\nNot deployed: ${errors || findings.length} of the above must be put right first.`);
  process.exit(1);
}
if (isDry) process.exit(0);
if (!(await haveSecrets())) process.exit(1);
if (!(await deploySteps(plan, { wrangler, say: console.log }))) process.exit(1);
await askHealth();

function print() {
  console.log("Resources");
  for (const { kind, name, make, note } of resourcesOf(plan))
    console.log(
      `  ${kind.padEnd(13)} ${name.padEnd(34)} ${[make && `npx ${make}`, note].filter(Boolean).join("; ")}`,
    );
  console.log("\nSecrets (wrangler secret put NAME --name WORKER)");
  for (const [worker, { required, optional, together }] of Object.entries(secretsOf)) {
    const names = [
      ...required.map((name) => `${name} (required)`),
      ...optional,
      ...together.map((all) => all.join(" + ")),
    ];
    console.log(`  ${worker.padEnd(22)} ${names.join(", ") || "none"}`);
  }
  console.log("\nWorkers, in KiB: whole, compressed, plans that take them");
  for (const { name, unpacked, packed, plans } of sizes)
    console.log(
      `  ${name.padEnd(22)} ${kibibytes(unpacked)} ${kibibytes(packed)}  ${plans.join(", ") || "none"}`,
    );
  const { control, shard } = plan.migrations;
  console.log(
    `\nMigrations: ${control.files.length} of the control database, ${shard.files.length} of each shard`,
  );
  console.log(findings.length ? "\nTo be done first" : "\nNothing speaks against it.");
  for (const { level, says } of findings) console.log(`  ${level.padEnd(6)} ${says}`);
}

function kibibytes(bytes) {
  return Math.ceil(bytes / 1024)
    .toLocaleString("en-US")
    .padStart(8);
}

async function haveSecrets() {
  const missing = [];
  for (const { name, config } of plan.workers) {
    const { code, printed } = await wrangler(["secret", "list", "--format", "json", "-c", config]);
    // A Worker that was never deployed has no secrets yet: it is deployed first, and answers nothing until it has them.
    const names =
      code === 0 ? JSON.parse(printed.slice(printed.indexOf("["))).map((secret) => secret.name) : null;
    if (names) missing.push(...missingSecrets(name, names));
    else
      console.log(`${name} has no secrets that could be looked at: set them after this, see the list above.`);
  }
  for (const sentence of missing) console.error(sentence);
  return missing.length === 0;
}

async function askHealth() {
  const { SITE_ORIGIN } = plan.workers.at(-1).vars;
  const address = new URL("/healthz", SITE_ORIGIN);
  const answer = await fetch(address).catch((reason) => reason);
  console.log(
    `${address} answers ${answer.status ?? answer.message}${answer.ok ? `: ${await answer.text()}` : ""}`,
  );
}

function wrangler(args) {
  const running = startTool("wrangler", args, { stdio: ["inherit", "pipe", "pipe"] });
  let printed = "";
  for (const stream of [running.stdout, running.stderr])
    stream.setEncoding("utf8").on("data", (text) => {
      printed += text;
    });
  return new Promise((resolve) => running.on("close", (code) => resolve({ code: code ?? 1, printed })));
}
