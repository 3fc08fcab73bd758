import { runBundled } from "../../scripts/run-bundled.mjs";

await runBundled("lab/reading/measure-pictures.ts");
