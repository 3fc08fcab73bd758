import { runBundled } from "../run-bundled.mjs";

await runBundled("scripts/reading/measure-blocks.ts");
