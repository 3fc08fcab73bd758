import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { extract } from "@fieldwise/engine/lab";
import { baseKnowledge, type VendorMemory } from "@fieldwise/engine/memory";
import { makeSeries } from "../generator/make-document";
import { wantedFieldsOf } from "./prediction-of";
import { teach } from "./teach";

/**
 * Shows that a change leaves every answer as it was. Two documents of each generated layout are read, the second with
 * the memory of the first; the digest is over everything that was answered: values, confidences, places and reasons.
 * With `--out` each document gets a line of its own, so that two runs can be compared.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: "string" } } });
const lines: string[] = [];
for (let seed = 1; seed <= Number(positionals[0] ?? 1000); seed += 1) {
  let memories: VendorMemory[] = [];
  for (const { id, kind, pages, culture, currency, receivedOn, truth } of makeSeries(seed, 2)) {
    const request = { kind, fields: wantedFieldsOf(kind), culture, currency, receivedOn };
    const predicted = extract(pages, request, { ...baseKnowledge, memories });
    lines.push(`${id} ${digestOf(JSON.stringify(predicted))}`);
    const judged = new Set(Object.keys(truth.fields));
    const typed = { fields: truth.fields, rows: truth.lineItems };
    memories = teach(memories, { id, pages, request, predicted }, typed, judged);
  }
}
if (values.out) await writeFile(values.out, `${lines.join("\n")}\n`);
console.log(`${lines.length} documents, digest ${digestOf(lines.join("\n"))}`);

function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
