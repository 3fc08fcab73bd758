import { runBundled } from "./run-bundled.mjs";

/** Reads the papers that a visitor is shown and writes what was found, for the front page. */
await runBundled("lab/front/write-live-samples.ts");
