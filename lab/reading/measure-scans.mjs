import { runBundled } from "../../scripts/run-bundled.mjs";

await runBundled("lab/reading/measure-scans.ts");
