import { runBundled } from "./run-bundled.mjs";

await runBundled("scripts/evaluation/untouched.ts");
