import type { ExtractionResult, Page, scoresOf, sightOf } from "@fieldwise/engine";

type Stages = {
  page: Page;
  sight: ReturnType<typeof sightOf>;
  scores: ReturnType<typeof scoresOf>;
  result: ExtractionResult;
};

const contenders = 4;

/** Prints what every stage made of a page. */
export function reportStages({ page, sight, scores, result }: Stages): void {
  title("reading");
  console.log(`${page.words.length} words, source ${page.source}, ${page.width} x ${page.height}`);
  for (const { text, box } of page.words.slice(0, 4))
    console.log(
      text,
      box.map((edge) => edge.toFixed(4)),
    );
  title(`layout: ${sight.layout.lines.length} lines, ${sight.layout.blocks.length} blocks`);
  for (const line of sight.layout.lines) console.log(line.index, line.text.replaceAll("\t", " | "));
  console.log("table headers", sight.headers);
  title("labels");
  for (const hit of [...sight.labels.values()].flat())
    console.log(
      hit.line,
      hit.text,
      hit.senses.map(({ field, strength }) => `${field} ${strength}`).join(", "),
    );
  title("facts");
  console.log(sight.facts);
  title("candidates");
  for (const [type, found] of Object.entries(sight.context.candidates))
    console.log(type, found.length, [...new Set(found.map(({ value }) => value))].join(" | "));
  title("scores");
  for (const [field, scored] of Object.entries(scores))
    for (const { candidate, score, prior, share } of scored.slice(0, contenders))
      console.log(field, candidate.value, fixed(score), fixed(prior), fixed(share), "line", candidate.line);
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
