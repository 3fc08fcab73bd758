import { apiClient, jsonBody } from "@tests/support/api-client";
import { testsOfEveryRoute } from "@tests/support/common-route-tests";
import { makeKey } from "@tests/support/make-key";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { usShard } from "@tests/support/us-shard";
import { expect, it } from "vitest";
import type { TenantContext } from "~/operations/context";
import { searchDuplicates } from "~/operations/duplicates/steps/search-duplicates";

/** A processed PDF of three pages. */
async function planted(context: TenantContext) {
  const { id: modelId } = await makeModel(context);
  const documentId = await plantDocument(context, modelId);
  await usShard()
    .prepare("update documents set page_count = 3, file_kind = 'pdf' where id = ?1")
    .bind(documentId)
    .run();
  return { modelId, documentId, path: `/api/TenantAIModels/${modelId}/documents/${documentId}` };
}

testsOfEveryRoute("splitting a file", {
  method: "POST",
  lacking: ["TenantModel.ViewDocument"],
  ofTenant: true,
  prepare: async (context) => ({
    path: `${(await planted(context)).path}/split`,
    init: () => jsonBody({ pages: "1, 2-3" }),
    status: 200,
  }),
});

it("a file is split by page ranges, shows its parts, and is joined again", async () => {
  const context = await makeTenant();
  const ask = apiClient((await makeKey(context)).key);
  const { path } = await planted(context);
  const refused = await ask("POST", `${path}/split`, jsonBody({ pages: "3, 1" }));
  expect(refused.status).toBe(422);
  expect((await ask("POST", `${path}/split`, jsonBody({ pages: "1, 2-3" }))).json).toEqual({ parts: 2 });
  const { json } = await ask("GET", path);
  expect(json).toMatchObject({
    status: "split",
    split: {
      proposed: [],
      byPerson: true,
      parts: [
        { first: 1, last: 1, fileName: "invoice-p1.pdf", status: "received" },
        { first: 2, last: 3 },
      ],
    },
  });
  expect((await ask("DELETE", `${path}/split`)).json).toEqual({ joined: true });
  expect((await ask("GET", path)).json).toMatchObject({ status: "received", split: null });
  expect((await ask("DELETE", `${path}/split`)).status).toBe(409);
});

it("a duplicate is told with its reason, and settled", async () => {
  const context = await makeTenant();
  const ask = apiClient((await makeKey(context)).key);
  const { modelId, documentId, path } = await planted(context);
  const at = new Date("2026-03-10T10:00:00Z");
  const later = await plantDocument(context, modelId, { position: 2, at });
  await searchDuplicates(context, documentId);
  await searchDuplicates(context, later);
  const list = await ask("GET", `/api/TenantAIModels/${modelId}/documents`);
  expect(list.json.items).toMatchObject([{ duplicate: true }, { duplicate: false }]);
  const laterPath = path.replace(documentId, later);
  const { json } = await ask("GET", laterPath);
  expect(json.duplicates).toMatchObject([{ documentId, earlier: true, text: expect.any(String) }]);
  expect((await ask("DELETE", `${laterPath}/duplicates/${documentId}`)).status).toBe(204);
  expect((await ask("GET", laterPath)).json.duplicates).toEqual([]);
  expect((await ask("DELETE", `${laterPath}/duplicates/${documentId}`)).status).toBe(404);
});
