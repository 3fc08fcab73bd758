import { createMessageBatch } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { scriptedRecogniser } from "@tests/stand-ins/scripted-reader";
import { clockedStep } from "@tests/support/clocked-step";
import { type Charged, countedBindings } from "@tests/support/counted-bindings";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { withoutHolds } from "@tests/support/without-holds";
import { documentReader } from "@workers/extraction/document-reader";
import { processDocument } from "@workers/extraction/process-document";
import { recogniseBatch } from "@workers/ocr/recognise-batch";
import { beforeAll, expect, test, vi } from "vitest";
import { receiveDocument } from "~/operations/documents/receive";
import { makeProcessingContext } from "~/platform/processing-contexts";

beforeAll(withoutHolds);

const { REPOSITORY } = env as unknown as { REPOSITORY: Fetcher };
const sample = async (name: string) =>
  new Uint8Array(
    await (await REPOSITORY.fetch(`http://repository/scripts/seed/documents/${name}`)).arrayBuffer(),
  );

/** What a document costs from its door to its result, in a model that has two others. */
async function costOf(name: string): Promise<Charged> {
  const context = await makeTenant({ kind: "system", id: "test" });
  const model = await makeModel(context);
  const { bindings, messages, taken } = countedBindings(env);
  const bytes = await sample(name);
  const { recogniser } = scriptedRecogniser({ 1: "Wattlebrook Timber\nTax invoice 4410\nTotal $118.00" });
  const quietWorkflow = { get: async () => ({ sendEvent: async () => {} }) };
  // Defined, not assigned: `env` passes on what is set, so that every later run would find no Workflows.
  const ocr: typeof env = Object.create(bindings, { DOCUMENT_WORKFLOW: { value: quietWorkflow } });
  let cost = taken();
  for (const turn of [1, 2, 3]) {
    taken();
    const inside = await makeProcessingContext(bindings, context.tenant.id, documentReader);
    if (!inside) throw new Error("the tenant is gone");
    // Each file is another: one that is there already is a duplicate.
    const file = {
      modelId: model.id,
      fileName: `${turn}-${name}`,
      bytes: new Uint8Array([...bytes, 10 + turn]),
    };
    const { documentId } = await receiveDocument(inside, { ...file, source: "api" });
    messages();
    const waitForEvent = async () => {
      const pages = messages().map((body, at) => ({ id: `${at}`, timestamp: new Date(), attempts: 1, body }));
      await recogniseBatch(createMessageBatch("fieldwise-pages", pages), ocr, recogniser);
    };
    const { step } = clockedStep(new Date());
    await processDocument(inside, { documentId, attempt: 1 }, Object.assign(step, { waitForEvent }));
    cost = taken();
  }
  return cost;
}

/** docs/scale.md reckons with these figures: who makes a document dearer or cheaper by a tenth changes that page, too. */
test.each([
  [
    "with text",
    "bluestem-invoice-20418.pdf",
    { queries: 66, rowsRead: 555, rowsWritten: 242, filesWritten: 3, filesRead: 7, messages: 1 },
  ],
  [
    "of one scanned page",
    "wattlebrook-tax-invoice-scan.pdf",
    { queries: 63, rowsRead: 486, rowsWritten: 208, filesWritten: 4, filesRead: 9, messages: 2 },
  ],
])("a document %s costs what the page about costs says", async (_, name, said) => {
  vi.spyOn(console, "info").mockImplementation(() => {});
  const cost = await costOf(name);
  for (const [what, count] of Object.entries(said)) {
    const measured = cost[what as keyof Charged];
    expect(measured, what).toBeGreaterThan(0.9 * count);
    expect(measured, what).toBeLessThan(1.1 * count);
  }
});
