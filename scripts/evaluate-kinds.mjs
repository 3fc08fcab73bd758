import { runBundled } from "./run-bundled.mjs";

await runBundled("lab/evaluation/evaluate-kinds.ts");
