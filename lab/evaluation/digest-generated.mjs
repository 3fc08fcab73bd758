// Digest of what the engine answers over generated documents: node lab/evaluation/digest-generated.mjs [SERIES] [--out FILE]
import { runBundled } from "../../scripts/run-bundled.mjs";

await runBundled("lab/evaluation/digest-generated.ts");
