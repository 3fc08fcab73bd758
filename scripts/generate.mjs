import { runBundled } from "./run-bundled.mjs";

await runBundled("lab/generator/generate.ts");
