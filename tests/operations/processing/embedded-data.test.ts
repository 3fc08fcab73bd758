import { noEmbeddedParts } from "@engine/reading/embedded-parts";
import { facturX } from "@tests/support/e-invoice";
import { makeRun } from "@tests/support/make-run";
import { adminActor, asActor } from "@tests/support/make-tenant";
import { documentRow } from "@tests/support/stored-rows";
import { expect, test } from "vitest";
import { documentFiles } from "~/domain/documents/document-files";
import { exportDocument } from "~/operations/documents/export-one";
import { getDocument } from "~/operations/documents/get";
import { beginProcessing } from "~/operations/processing/begin";
import { extractDocument } from "~/operations/processing/extract";
import { readDocument } from "~/operations/processing/read";
import { readXml } from "~/platform/reader/read-xml";

const page = {
  text: "Scierie du Lac SARL\nInvoice Number: FA-2025-114\nInvoice Date: 03/04/2025\nTotal: 120.00",
};
const xml = (text: string) => [readXml(new TextEncoder().encode(text))];

async function makeExtracted(text: string | null) {
  const parts = text === null ? noEmbeddedParts : { ...noEmbeddedParts, xml: xml(text) };
  const made = await makeRun([page], parts);
  await beginProcessing(made.context, made.run);
  await readDocument(made.context, made.run);
  await extractDocument(made.context, { ...made.run, wait: 0, read: 0, readAt: made.clock.now.getTime() });
  const context = asActor(made.context, adminActor);
  return { ...made, details: await getDocument(context, made.run), context };
}

test("what the file carries is kept beside the words and leads the result", async () => {
  const { details, context, run } = await makeExtracted(facturX());
  expect(await context.files.bytes(documentFiles.embedded(run.documentId, 1))).not.toBeNull();
  const number = details.fields.find(({ key }) => key === "invoiceNumber");
  expect(number).toMatchObject({ value: "FA-2025-114", place: { page: 1 } });
  expect(number?.reasons[0]?.key).toBe("reason.embedded");
  expect(details.findings).toEqual([]);
});

test("a file that carries nothing keeps nothing", async () => {
  const { context, run, details } = await makeExtracted(null);
  expect(await context.files.bytes(documentFiles.embedded(run.documentId, 1))).toBeNull();
  expect(details.fields.find(({ key }) => key === "invoiceNumber")?.value).toBe("FA-2025-114");
});

test("a document whose data and print differ never passes", async () => {
  const { context, run, details } = await makeExtracted(facturX({ total: "1200.00" }));
  expect(await documentRow(run.documentId)).toMatchObject({ status: "failed" });
  expect(details.findings).toEqual([
    { key: "finding.embedded-differs", field: "total", values: { embedded: "1200.00", printed: "120.00" } },
  ]);
  const { stream } = await exportDocument(context, run);
  const { findings } = await new Response(stream).json<{ findings: unknown }>();
  expect(findings).toEqual([
    { finding: "finding.embedded-differs", field: "total", embedded: "1200.00", printed: "120.00" },
  ]);
});
