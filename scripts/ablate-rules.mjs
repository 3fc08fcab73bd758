import { runBundled } from "./run-bundled.mjs";

await runBundled("lab/ablation/ablate-rules.ts");
