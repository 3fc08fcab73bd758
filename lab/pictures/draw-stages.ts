import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { analysisOf, extract, scoresOf } from "@fieldwise/engine/lab";
import { baseKnowledge } from "@fieldwise/engine/memory";
import type { Page } from "@fieldwise/engine/reading";
import type { ExtractionRequest } from "@fieldwise/engine/results";
import { wantedFieldsOf } from "../evaluation/prediction-of";
import { createNodeReader } from "../reading/node-reader";
import { answerMarks, blockMarks, candidateMarks, labelMarks, lineMarks, wordMarks } from "./marks-of-stages";
import { pageDrawing } from "./page-drawing";
import { reportStages } from "./report-stages";

/** The demo's born-digital invoice, through every stage: pictures into docs/engine, values to the screen. */
const [folder, file] = ["scripts/seed/documents", "bluestem-invoice-20418.pdf"];
const request: ExtractionRequest = {
  kind: "invoice",
  fields: wantedFieldsOf("invoice"),
  culture: "en-US",
  currency: "USD",
  receivedOn: "2026-10-01",
};

const page = await firstPage(path.join(folder, file));
const analysis = analysisOf([page], request, baseKnowledge);
const scores = scoresOf([page], request, baseKnowledge);
const result = extract([page], request, baseKnowledge);
reportStages({ page, analysis, scores, result });

const height = Math.max(...analysis.layout.lines.map(({ bottom }) => bottom)) + 0.03;
const pictures = {
  words: wordMarks(page),
  lines: [...blockMarks(analysis), ...lineMarks(analysis)],
  labels: labelMarks(analysis),
  candidates: candidateMarks(analysis),
  answer: answerMarks(page, result),
};
await mkdir("docs/engine", { recursive: true });
for (const [name, marks] of Object.entries(pictures))
  await writeFile(
    path.join("docs/engine", `${name}.svg`),
    pageDrawing(`The ${name} of an invoice`, page, { marks, height }),
  );

async function firstPage(source: string): Promise<Page> {
  const { reader } = await createNodeReader();
  const document = await reader.open(new Uint8Array(await readFile(source)));
  try {
    const read = await document.readTextLayer(1);
    if (!read) throw new Error(`${source} has no text layer`);
    return read;
  } finally {
    document.close();
  }
}
