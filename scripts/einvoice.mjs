import { runBundled } from "./run-bundled.mjs";

await runBundled("lab/e-invoices/write-e-invoices.ts");
