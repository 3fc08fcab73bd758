import { parseArgs } from "node:util";
import { mustRun, prepare } from "./bootstrap.mjs";

// Schedules of faults: `npm run faults -- [--schedules 1000] [--seed 7]`. In each one people send, approve and release documents while
// calls of databases, buckets, queues, Workflows and webhooks fail, lose their answer, are slow, or end their isolate; then nothing
// may be lost, doubled or stuck. The seed makes the schedule: one that fails is run again by its own.
const { values } = parseArgs({
  options: {
    schedules: { type: "string", default: "100" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
  },
});
await prepare();
console.log(`seeds ${values.seed} to ${Number(values.seed) + Number(values.schedules) - 1}`);
await mustRun("vitest", ["run", "--project", "operations", "tests/operations/faults/schedules.test.ts"], {
  env: { FAULT_SCHEDULES: values.schedules, FAULT_SEED: values.seed, FAULTS_TOLD: "yes" },
});
