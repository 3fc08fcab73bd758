import { runBundled } from "./run-bundled.mjs";

await runBundled("scripts/generator/generate.ts");
