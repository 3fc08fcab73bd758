import { makeRun } from "@tests/support/make-run";
import { usShard } from "@tests/support/us-shard";
import { expect, test } from "vitest";
import { exportDocument } from "~/operations/documents/export-one";
import { getDocument } from "~/operations/documents/get";
import { saveCorrections } from "~/operations/documents/save-corrections";
import { beginProcessing } from "~/operations/processing/begin";
import { extractDocument } from "~/operations/processing/extract";
import { readDocument } from "~/operations/processing/read";

const invoice = `Acme Tools Inc
INVOICE
Invoice Number: INV-2041
Delivery note: DN-77
Crates: 14
Total: $118.00`;

test("a field that the tenant made up is read, corrected and exported by its name", async () => {
  const { context, run, model } = await makeRun([{ text: invoice }]);
  const own = (key: string, name: string, type: string) => ({
    key,
    weight: 1,
    required: false,
    line: false,
    own: { name, type },
  });
  const fields = [own("own:note", "Delivery note", "id"), own("own:crates", "Crates", "number")];
  await usShard()
    .prepare("update tenant_ai_models set fields = ?2 where id = ?1")
    .bind(model.id, JSON.stringify(fields))
    .run();
  await beginProcessing(context, run);
  await readDocument(context, run);
  await extractDocument(context, { ...run, wait: 0, read: 0, readAt: context.now().getTime() });

  const { fields: shown, revision } = await getDocument(context, { documentId: run.documentId });
  expect(shown).toMatchObject([
    { key: "own:note", name: "Delivery note", type: "id", value: "DN-77", labelKey: "field.own" },
    { key: "own:crates", name: "Crates", type: "number", value: "14" },
  ]);

  const { documentId } = run;
  await saveCorrections(context, { documentId, revision, fields: { "own:crates": "15" } });
  const { stream } = await exportDocument(context, { documentId });
  const exported = await new Response(stream).json<{ fields: unknown }>();
  expect(exported.fields).toMatchObject({
    "Delivery note": { value: "DN-77" },
    Crates: { value: "15", confidence: 1 },
  });
});
