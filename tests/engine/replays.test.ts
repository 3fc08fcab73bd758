import { embeddedDataOf } from "@engine/e-invoices/embedded-data-of";
import { extract } from "@engine/extract";
import type { FoundValue, Reason } from "@engine/results/extraction-result";
import { baseKnowledge } from "@engine/stages/memory/knowledge";
import { facturX } from "@tests/support/e-invoice";
import { extractionRequest } from "@tests/support/extraction-request";
import { type FixtureDocument, fixtureDocuments } from "@tests/support/fixture-documents";
import { beforeAll, describe, expect, it } from "vitest";
import { resultBytes } from "~/domain/processing/result-bytes";
import english from "~/locales/en/engine.json";
import spanish from "~/locales/es/engine.json";
import { readXml } from "~/platform/reader/read-xml";

const embedded = embeddedDataOf({
  xml: [readXml(new TextEncoder().encode(facturX()))],
  refused: 0,
  form: [{ name: "po", tooltip: "Purchase order", value: "PO-1" }],
});
const requestOf = ({ kind, culture }: FixtureDocument) => extractionRequest(kind, { culture });
/** What keeping something as JSON and reading it back gives. */
const kept = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** The bytes of a result whose line items come in runs of two. */
async function textOf({ lineItems, ...result }: ReturnType<typeof extract>): Promise<string> {
  const runs = Array.from({ length: Math.ceil(lineItems.length / 2) }, (_, run) =>
    lineItems.slice(run * 2, run * 2 + 2),
  );
  let text = "";
  for await (const part of resultBytes(result, runs)) text += part;
  return text;
}

let documents: FixtureDocument[] = [];
beforeAll(async () => {
  documents = await fixtureDocuments();
}, 60_000);

describe("every document of the repository", () => {
  it("is there and has words, but for photographs", () => {
    expect(documents.length).toBeGreaterThan(14);
    expect(documents.filter(({ pages }) => pages.length > 0).length).toBeGreaterThan(10);
  });

  it.each([
    ["as it is", null],
    ["with embedded data", embedded],
  ])("replayed from what is kept gives the same bytes, %s", async (_case, data) => {
    for (const document of documents) {
      const knowledge = { ...baseKnowledge, embedded: data };
      const first = await textOf(extract(document.pages, requestOf(document), knowledge));
      const again = extract(kept(document.pages), kept(requestOf(document)), {
        ...knowledge,
        embedded: kept(data),
      });
      expect(await textOf(again), document.name).toBe(first);
      expect(await textOf(kept(again)), document.name).toBe(first);
    }
  });

  it("has the bytes that earlier versions hashed", async () => {
    for (const document of documents) {
      const result = extract(document.pages, requestOf(document), baseKnowledge);
      const { engineVersion, modelVersion, fields, lineItems, proof, findings } = result;
      const whole = JSON.stringify({ engineVersion, modelVersion, fields, lineItems, proof, findings });
      expect(await textOf(result)).toBe(whole);
    }
  });

  it("explains every value in words of both languages", () => {
    for (const document of documents) {
      for (const data of [null, embedded]) {
        const answer = extract(document.pages, requestOf(document), { ...baseKnowledge, embedded: data });
        for (const [key, { reasons }] of Object.entries(valuesOf(answer))) {
          expect(reasons.length, `${document.name} ${key}`).toBeGreaterThan(0);
          for (const reason of reasons) expectSaid(reason, `${document.name} ${key}`);
        }
      }
    }
  });
});

function valuesOf({ fields, lineItems }: ReturnType<typeof extract>): Record<string, FoundValue> {
  const cells = lineItems.flatMap(({ cells }, row) =>
    Object.entries(cells).map(([column, cell]) => [`${row} ${column}`, cell] as const),
  );
  return { ...fields, ...Object.fromEntries(cells) };
}

function expectSaid({ key, values }: Reason, where: string): void {
  for (const texts of [english, spanish] as Record<string, string>[]) {
    const text = texts[key];
    expect(text, `${where} ${key}`).toBeTruthy();
    const wanted = [...(text ?? "").matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? "");
    for (const name of wanted) expect(values[name], `${where} ${key} ${name}`).toBeTypeOf("string");
  }
}
