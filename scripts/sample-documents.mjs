import { runBundled } from "./run-bundled.mjs";

// Writes the documents that a new customer can try a model with: node scripts/sample-documents.mjs
await runBundled("lab/front/write-sample-documents.ts");
