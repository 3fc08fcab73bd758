import { prepare, runTool } from "./bootstrap.mjs";

await prepare();
process.exit(await runTool("vitest", ["run", ...process.argv.slice(2)]));
