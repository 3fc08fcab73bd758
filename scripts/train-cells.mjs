import { runBundled } from "./run-bundled.mjs";

await runBundled("scripts/training/train-cells.ts");
