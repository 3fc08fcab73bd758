import { runTool } from "./bootstrap.mjs";
import { runPart } from "./run-bundled.mjs";

/** Reads the papers that a visitor is shown and writes what was found, for the front page. */
const status = await runPart("lab/front/write-live-samples.ts", []);
process.exit(status || (await runTool("biome", ["format", "--write", "app/domain/live-sample"])));
