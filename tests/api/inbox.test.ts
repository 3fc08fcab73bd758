import { apiClient } from "@tests/support/api-client";
import { testsOfEveryRoute } from "@tests/support/common-route-tests";
import { bill, inboxWorld, letter } from "@tests/support/inbox-world";
import { makeKey } from "@tests/support/make-key";
import { makeModel } from "@tests/support/make-model";
import { describe, expect, it } from "vitest";

const form = (text: string, name = "pile.pdf"): RequestInit => {
  const body = new FormData();
  body.append("file", new File([text], name));
  return { body };
};

testsOfEveryRoute("sending a file without a model", {
  method: "POST",
  lacking: ["TenantModel.ViewDocument"],
  ofTenant: false,
  prepare: async () => ({ path: "/api/inbox", init: () => form("%PDF-1.7"), status: 202 }),
});
testsOfEveryRoute("the files without a model", {
  method: "GET",
  lacking: ["TenantModel.UploadDocument"],
  ofTenant: false,
  prepare: async () => ({ path: "/api/inbox", status: 200 }),
});

async function client() {
  const world = await inboxWorld();
  return { ...world, ask: apiClient((await makeKey(world.context)).key) };
}

describe("the inbox of the API", () => {
  it("takes a file once for a key, and says where to look", async () => {
    const { ask } = await client();
    const headers = { "Idempotency-Key": "pile-1" };
    const sent = await ask("POST", "/api/inbox", { ...form("%PDF-1.7 one"), headers });
    const again = await ask("POST", "/api/inbox", { ...form("%PDF-1.7 one"), headers });
    expect([sent.status, again.json]).toEqual([202, sent.json]);
    const found = await ask("GET", sent.headers.get("Location") ?? "");
    expect(found.json).toMatchObject({ fileId: sent.json.fileId, state: "reading", source: "api" });
    const zip = await ask("POST", "/api/inbox", form("PK\u0003\u0004", "pile.zip"));
    expect(zip.status).toBe(422);
  });

  it("says what a file looks like and why it waits, and takes a choice", async () => {
    const { ask, context, settle } = await client();
    const [one] = [await makeModel(context, { name: "One" }), await makeModel(context, { name: "Two" })];
    const { waitingFileId } = await settle(bill("Acme", 1));
    const { json } = await ask("GET", "/api/inbox");
    expect(json).toMatchObject({
      items: [
        {
          fileId: waitingFileId,
          state: "waiting",
          kind: "invoice",
          reason: "Several AI models are possible.",
          documentId: null,
        },
      ],
      nextCursor: null,
    });
    const placed = { documentId: waitingFileId, modelId: one.id };
    const choose = {
      body: JSON.stringify({ modelId: one.id }),
      headers: { "Content-Type": "application/json" },
    };
    expect((await ask("POST", `/api/inbox/${waitingFileId}/place`, choose)).json).toEqual(placed);
    expect((await ask("GET", `/api/inbox/${waitingFileId}`)).json).toMatchObject({
      ...placed,
      state: "placed",
    });
    expect((await ask("GET", "/api/inbox")).json).toEqual({ items: [], nextCursor: null });
  });

  it("deletes a file, and goes on behind a cursor", async () => {
    const { ask, settle } = await client();
    const [first, second] = [await settle(letter), await settle(letter)];
    const page = await ask("GET", "/api/inbox?size=1");
    expect(page.json).toMatchObject({ items: [{ fileId: second.waitingFileId, kind: null }] });
    const next = await ask("GET", `/api/inbox?size=1&cursor=${page.json.nextCursor}`);
    expect(next.json).toMatchObject({ items: [{ fileId: first.waitingFileId }], nextCursor: null });
    expect((await ask("DELETE", `/api/inbox/${first.waitingFileId}`)).status).toBe(204);
    expect((await ask("DELETE", `/api/inbox/${first.waitingFileId}`)).status).toBe(404);
  });
});
