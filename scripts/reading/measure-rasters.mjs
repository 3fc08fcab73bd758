import { runBundled } from "../run-bundled.mjs";

await runBundled("scripts/reading/measure-rasters.ts");
