import { writeFileSync } from "node:fs";
import { callsOf } from "./client/calls-of.mjs";

// node scripts/make-client.mjs [address of a running product]
const [site = "http://localhost:8787"] = process.argv.slice(2);
const response = await fetch(`${site}/api/openapi.json`);
if (!response.ok) throw new Error(`${site} answers ${response.status}`);
writeFileSync("clients/typescript/calls.ts", callsOf(await response.json()));
console.log("clients/typescript/calls.ts was written");
