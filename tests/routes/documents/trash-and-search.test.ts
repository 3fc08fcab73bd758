import { makeModel } from "@tests/support/make-model";
import { plantDocument } from "@tests/support/plant-document";
import { tenantUser } from "@tests/support/tenant-user";
import { expect, it } from "vitest";
import { shownMoment } from "~/domain/tenants/shown-day";
import { indexDocumentWords } from "~/operations/documents/index-words";
import { listDocuments } from "~/operations/documents/list";

async function openModel() {
  const { user, context } = await tenantUser();
  const { id: modelId, name } = await makeModel(context);
  const ids = [
    await plantDocument(context, modelId, { position: 1, fileName: "bill-1.pdf" }),
    await plantDocument(context, modelId, { position: 2, fileName: "bill-2.pdf" }),
  ];
  const count = async () => (await listDocuments(context, { modelId })).totalCount;
  return { user, context, modelId, name, ids, count };
}

it("a deleted document is found in the trash, restored, and erased only after a question, without script", async () => {
  const { user, modelId, ids, count } = await openModel();
  await user.open(`/documents/${ids[0]}/delete`);
  await user.press("Delete");
  await user.follow("Trash");
  expect(user.text()).toContain("bill-1.pdf");
  await user.press("Restore bill-1.pdf");
  expect(user.text()).toContain("The document was restored.");
  expect(await count()).toBe(2);
  await user.follow("Open the document");
  expect(user.text()).toContain("bill-1.pdf");
  await user.open(`/documents/${ids[0]}/delete`);
  await user.press("Delete");
  await user.press("Español");
  await user.open(`/document-processing/${modelId}/trash`);
  await user.press("Borrar ahora bill-1.pdf");
  expect(user.text()).toContain("¿Borrar «bill-1.pdf» definitivamente?");
  await user.press("Borrar ahora");
  expect(user.text()).toContain("El documento se borró definitivamente.");
  expect(user.text()).toContain("La papelera está vacía.");
  expect(await count()).toBe(1);
});

it("the search of the menu finds a document by its number, and says when there is none, without script", async () => {
  const { user, context, ids, name } = await openModel();
  const oslo = await makeModel(context, { name: "Oslo", culture: "nb-NO", timeZone: "UTC" });
  const at = new Date("2026-03-12T15:30:00Z");
  ids.push(await plantDocument(context, oslo.id, { fileName: "bill-3.pdf", at }));
  const system = { ...context, actor: { kind: "system" as const, id: "search" } };
  for (const documentId of ids) await indexDocumentWords(system, { documentId, attempt: 1 });
  await user.open("/dashboard");
  await user.follow("Search");
  await user.open("/search?text=INV-8");
  expect(user.text()).toContain("bill-2.pdf");
  expect(user.text()).toContain(name);
  // All models stand in one column, so their times are written in one way.
  expect(user.text()).toContain(shownMoment(at, context.tenant));
  await user.open("/search?text=absent");
  expect(user.text()).toContain("No document contains “absent”.");
});
