import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../bootstrap.mjs";

const unfinished = new Set(["received", "processing"]);

/** Sends a sample `count` times, one after another, each waited for; returns the milliseconds from upload to result. */
export async function uploadAndWait({ url, demo, file, count, label }) {
  const bytes = readFileSync(path.join(root, "scripts/seed/documents", file));
  const headers = { Authorization: `Bearer ${demo.apiKey}` };
  const address = `${url}/api/TenantAIModels/${demo.models["invoices-apac"]}/documents`;
  const taken = [];
  for (let index = -1; index < count; index++) {
    const form = new FormData();
    form.append("file", new Blob([bytes]), index < 0 ? file : `${label}-${index}.pdf`);
    const start = performance.now();
    const { documentId } = await (await fetch(address, { method: "POST", headers, body: form })).json();
    for (let status = "received"; unfinished.has(status); ) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      ({ status } = await (await fetch(`${address}/${documentId}`, { headers })).json());
    }
    if (index >= 0) taken.push(performance.now() - start);
  }
  return taken;
}
