import { runBundled } from "./run-bundled.mjs";

await runBundled("scripts/manual/manual-pictures.ts");
