import { runBundled } from "../run-bundled.mjs";

await runBundled("scripts/reading/measure-memory.ts", { sourceMaps: false });
