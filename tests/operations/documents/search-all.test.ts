import { makeModel } from "@tests/support/make-model";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { expect, it } from "vitest";
import type { TenantContext } from "~/operations/context";
import { indexDocumentWords } from "~/operations/documents/index-words";
import { searchAllDocuments } from "~/operations/documents/search-all";

async function planted(context: TenantContext, names: string[]) {
  for (const [index, name] of names.entries()) {
    const { id } = await makeModel(context, { name });
    const documentId = await plantDocument(context, id, { fileName: `${name.toLowerCase()}-${index}.pdf` });
    await indexDocumentWords(asActor(context, { kind: "system", id: "search" }), { documentId, attempt: 1 });
  }
}

it("finds documents of all models by number, by amount as it is typed, and by name; nobody else's", async () => {
  const [here, there] = [await makeTenant(), await makeTenant()];
  await planted(here, ["Bills", "Orders"]);
  await planted(there, ["Bills"]);
  const find = async (text: string, more: object = {}) => {
    const { items, nextCursor } = await searchAllDocuments(here, { text, ...more });
    return { names: items.map(({ fileName, model }) => `${model.name} ${fileName}`), nextCursor };
  };
  const both = ["Orders orders-1.pdf", "Bills bills-0.pdf"];
  for (const text of ["INV-8", "1,250.00", "1250.00", "invoice"])
    expect((await find(text)).names).toEqual(both);
  expect((await find("orders-1")).names).toEqual(both.slice(0, 1));
  expect((await find("absent")).names).toEqual([]);
  const first = await find("INV-8", { size: 1 });
  expect(first.names).toEqual(both.slice(0, 1));
  expect((await find("INV-8", { size: 1, cursor: first.nextCursor })).names).toEqual(both.slice(1));
});
