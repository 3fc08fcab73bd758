import { runBundled } from "./run-bundled.mjs";

await runBundled("lab/training/train-kinds.ts");
