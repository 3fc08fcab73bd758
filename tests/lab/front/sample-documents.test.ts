import { readFileSync } from "node:fs";
import { extract } from "@fieldwise/engine/lab";
import { beforeAll, describe, expect, it } from "vitest";
import { sampleSets } from "~/domain/samples/sample-documents";
import type { DocumentReader } from "~/operations/reader-ports";
import { matchesTruth } from "../../../lab/evaluation/matches-truth";
import { wantedFieldsOf } from "../../../lab/evaluation/prediction-of";
import { makeSamples } from "../../../lab/front/sample-documents";
import { createNodeReader } from "../../../lab/reading/node-reader";

const samples = makeSamples();
let reader: DocumentReader;
beforeAll(async () => {
  ({ reader } = await createNodeReader());
});

describe("the documents that a model is tried with", () => {
  it("are as many as the product offers", () => {
    const offered = Object.values(sampleSets).flatMap((kinds) => Object.values(kinds));
    expect(samples).toHaveLength(offered.reduce((sum, count) => sum + count, 0));
  });

  it.each(samples)(
    "$file is what the generator draws, and is read rightly",
    async ({ file, document, pdf }) => {
      expect(readFileSync(file).equals(pdf)).toBe(true);
      const opened = await reader.open(new Uint8Array(pdf));
      try {
        const read = Array.from({ length: opened.pageCount }, (_, index) => opened.readTextLayer(index + 1));
        const pages = (await Promise.all(read)).filter((page) => page !== null);
        const { kind, culture, currency, receivedOn, truth } = document;
        const fields = wantedFieldsOf(kind);
        const result = extract(pages, { kind, fields, culture, currency, receivedOn });
        const wrong = Object.entries(truth.fields).filter(
          ([key, value]) => !matchesTruth(key, result.fields[key]?.value ?? "", { value }),
        );
        // One value of forty documents may go amiss after a change of the engine; a sample that two are wrong on is a poor one.
        expect(wrong.length).toBeLessThanOrEqual(1);
        expect(result.lineItems).toHaveLength(truth.lineItems.length);
        expect(result.proof.state).not.toBe("differs");
      } finally {
        opened.close();
      }
    },
  );
});
