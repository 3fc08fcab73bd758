import { runBundled } from "../run-bundled.mjs";

await runBundled("scripts/reading/measure-words.ts");
