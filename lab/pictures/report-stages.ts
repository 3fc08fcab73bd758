import type { Analysis, scoresOf } from "@fieldwise/engine/lab";
import type { Page } from "@fieldwise/engine/reading";
import type { ExtractionResult } from "@fieldwise/engine/results";

type Stages = {
  page: Page;
  analysis: Analysis;
  scores: ReturnType<typeof scoresOf>;
  result: ExtractionResult;
};

const contenders = 4;

/** Prints what every stage made of a page. */
export function reportStages({ page, analysis, scores, result }: Stages): void {
  title("reading");
  console.log(`${page.words.length} words, source ${page.source}, ${page.width} x ${page.height}`);
  for (const { text, box } of page.words.slice(0, 4))
    console.log(
      text,
      box.map((edge) => edge.toFixed(4)),
    );
  title(`layout: ${analysis.layout.lines.length} lines, ${analysis.layout.blocks.length} blocks`);
  for (const line of analysis.layout.lines) console.log(line.index, line.text.replaceAll("\t", " | "));
  console.log("table headers", analysis.headers);
  title("labels");
  for (const hit of [...analysis.labels.values()].flat())
    console.log(
      hit.line,
      hit.text,
      hit.senses.map(({ field, strength }) => `${field} ${strength}`).join(", "),
    );
  title("facts");
  console.log(analysis.facts);
  title("candidates");
  for (const [type, found] of Object.entries(analysis.candidates.remembered))
    console.log(type, found.length, [...new Set(found.map(({ value }) => value))].join(" | "));
  title("scores");
  for (const [field, scored] of Object.entries(scores))
    for (const { candidate, score, share } of scored.slice(0, contenders))
      console.log(field, candidate.value, fixed(score), fixed(share), "line", candidate.line);
  title("answer");
  for (const [field, found] of Object.entries(result.fields))
    console.log(field, found.value, found.confidence, JSON.stringify(found.reasons));
  for (const { cells, arithmetic } of result.lineItems)
    console.log(
      arithmetic,
      Object.entries(cells)
        .map(([key, cell]) => `${key} ${cell.value} ${cell.confidence}`)
        .join(" | "),
    );
  console.log(
    JSON.stringify(result.proof, null, 1),
    JSON.stringify(result.findings),
    result.engineVersion,
    result.modelVersion,
  );
}

const title = (text: string) => console.log(`\n— ${text}`);

const fixed = (value: number) => value.toFixed(3);
