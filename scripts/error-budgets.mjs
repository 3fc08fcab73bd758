import { runBundled } from "./run-bundled.mjs";

await runBundled("lab/evaluation/error-budgets.ts");
