// Draws the pictures of docs/engine.md from the engine's own values, and prints those: node lab/pictures/draw-stages.mjs
import { runBundled } from "../../scripts/run-bundled.mjs";

await runBundled("lab/pictures/draw-stages.ts");
