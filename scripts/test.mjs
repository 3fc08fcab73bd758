import { buildIfStale, ensureDependencies, runTool } from "./bootstrap.mjs";

ensureDependencies();
await buildIfStale();
process.exit(await runTool("vitest", ["run", ...process.argv.slice(2)]));
