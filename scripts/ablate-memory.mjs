import { runBundled } from "./run-bundled.mjs";

await runBundled("lab/ablation/ablate-memory.ts");
