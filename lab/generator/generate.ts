import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import type { DocumentKind } from "@fieldwise/engine/results";
import { createNodeReader } from "../reading/node-reader";
import { documentOf } from "./document-of";
import { orderOf } from "./make-document";
import { capturedSheet } from "./output/captured-sheet";
import { sheetPdf } from "./output/sheet-pdf";
import { truthFile } from "./output/truth-file";
import type { Medium } from "./synthetic-document";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "20" },
    seed: { type: "string", default: "1" },
    out: { type: "string" },
    kind: { type: "string" },
    medium: { type: "string" },
    layout: { type: "string" },
    country: { type: "string" },
  },
});
if (!values.out) throw new Error("say where the documents go: --out DIR");
const wanted = {
  kind: values.kind as DocumentKind | undefined,
  medium: values.medium as Medium | undefined,
  layout: values.layout,
  country: values.country,
};
const only = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
const folder = path.join(values.out, "docs");
await mkdir(folder, { recursive: true });
const rows: Record<string, unknown>[] = [];
let reader: Awaited<ReturnType<typeof createNodeReader>>["reader"] | undefined;

for (let i = 0; i < Number(values.count); i += 1) {
  const seed = Number(values.seed) + i;
  const { document, sheet } = documentOf(orderOf(seed, only));
  const pdf = sheetPdf(sheet);
  const { medium } = document;
  reader ??= medium === "digital" ? undefined : (await createNodeReader()).reader;
  const file = `${document.id}.${medium === "photo" ? "png" : "pdf"}`;
  const bytes = medium === "digital" || !reader ? pdf : await capturedSheet(reader, pdf, medium, seed);
  const truth = truthFile(document, file);
  await writeFile(path.join(folder, file), bytes);
  await writeFile(path.join(folder, `${document.id}.truth.json`), `${JSON.stringify(truth, null, 1)}\n`);
  const columns = [
    "id",
    "kind",
    "medium",
    "textLayer",
    "pages",
    "language",
    "layout",
    "vendorKey",
    "licence",
  ];
  rows.push({ file: `docs/${file}`, ...Object.fromEntries(columns.map((key) => [key, truth[key]])) });
}
await writeFile(
  path.join(values.out, "manifest.json"),
  `${JSON.stringify({ format: 1, docs: rows }, null, 1)}\n`,
);
console.info(`${rows.length} documents in ${values.out}`);
