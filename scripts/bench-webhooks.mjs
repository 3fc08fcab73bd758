import { parseArgs } from "node:util";
import { mustRun, prepare } from "./bootstrap.mjs";

const { events } = parseArgs({ options: { events: { type: "string", default: "10000" } } }).values;
await prepare();
// The test of many deliveries at full size, which prints its figures.
const file = "tests/operations/webhooks/many-deliveries.test.ts";
await mustRun("vitest", ["run", "--project", "operations", file], { env: { WEBHOOK_EVENTS: events } });
