import { runBundled } from "../../scripts/run-bundled.mjs";

await runBundled("lab/reading/measure-long.ts", { sourceMaps: false });
