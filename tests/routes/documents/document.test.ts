import { expectConsole } from "@tests/support/announced-console";
import { fetchSite } from "@tests/support/fetch-site";
import { insertDocuments } from "@tests/support/insert-documents";
import { makeModel } from "@tests/support/make-model";
import { plantDocument } from "@tests/support/plant-document";
import { plantOwnFinding } from "@tests/support/plant-own-finding";
import { found, plantedResult } from "@tests/support/planted-result";
import { tenantUser } from "@tests/support/tenant-user";
import { usShard } from "@tests/support/us-shard";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { TenantContext } from "~/operations/context";
import { approveDocument } from "~/operations/documents/approve";
import { getDocument } from "~/operations/documents/get";
import { submitForTraining } from "~/operations/documents/submit-for-training";

async function openDocument() {
  const { user, context, download } = await tenantUser();
  const model = await makeModel(context);
  const documentId = await plantDocument(context, model.id, { fileName: 'Größe "A"; x.pdf' });
  await user.open(`/documents/${documentId}`);
  return { user, context, download, documentId };
}

const savedField = async (context: TenantContext, documentId: string, key: string) => {
  const { fields } = await getDocument(context, { documentId });
  return fields.find((field) => field.key === key);
};

describe("data of a file that differ from its print", () => {
  it("are named in both languages, with a field of the tenant's own by its name", async () => {
    const { user, context } = await tenantUser();
    const { documentId } = await plantOwnFinding(context);
    await user.open(`/documents/${documentId}`);
    expect(user.text()).toContain("Loading dock: the embedded data says “Dock 14”, the page says “Dock 41”.");
    await user.press("Español");
    expect(user.text()).toContain(
      "Loading dock: los datos incorporados dicen «Dock 14», la página dice «Dock 41».",
    );
  });
});

describe("approving a document that is not ready", () => {
  async function openDoubtful(status: "success" | "failed" = "success") {
    const { user, context } = await tenantUser();
    const model = await makeModel(context);
    const fields = { ...plantedResult.fields, total: found("100.00", { confidence: 0.4 }) };
    const result = { ...plantedResult, fields };
    const documentId = await plantDocument(context, model.id, { status, result });
    await user.open(`/documents/${documentId}`);
    return { user, context, documentId };
  }
  const statusOf = async (context: TenantContext, documentId: string) =>
    (await getDocument(context, { documentId })).status;

  it("asks first, names why, and loses nothing that was typed", async () => {
    const { user, context, documentId } = await openDoubtful();
    expect(user.text()).toContain("Needs review");
    expect(user.text()).toContain("some values are too uncertain to approve without checking: Total");
    user.type("Invoice date", "03/09/2026");
    user.type("Comment", "Ask Ana");
    await user.press("Approve");
    expect(user.status()).toBe(409);
    expect(user.text()).toContain("This document is not ready. Approve it anyway?");
    expect([user.value("Invoice date"), user.value("Comment")]).toEqual(["03/09/2026", "Ask Ana"]);
    expect(await statusOf(context, documentId)).toBe("success");
    await user.press("Approve anyway");
    expect(user.text()).toContain("Approved. No more documents of this AI model need review.");
    expect(await statusOf(context, documentId)).toBe("approved");
    expect(await savedField(context, documentId, "invoiceDate")).toMatchObject({ value: "2026-03-09" });
  });

  it("is taken back by the notice, and by the button of the document", async () => {
    const { user, context, documentId } = await openDoubtful();
    await user.press("Approve");
    await user.press("Approve anyway");
    await user.press("Undo the approval");
    expect(user.text()).toContain("The approval was undone. The document is back in its previous state.");
    expect(await statusOf(context, documentId)).toBe("success");
    await user.press("Approve");
    await user.press("Approve anyway");
    await user.open(`/documents/${documentId}`);
    await user.press("Undo approval");
    expect(await statusOf(context, documentId)).toBe("success");
  });

  it("asks no more once the doubtful value was marked as right, without script too", async () => {
    const { user, context, documentId } = await openDoubtful("failed");
    await user.press("This is right Total");
    expect(user.text()).toContain("checked");
    expect(user.text()).not.toContain("This is right");
    await user.press("Approve");
    expect(await statusOf(context, documentId)).toBe("approved");
  });

  it("does nothing by a form that was drawn for another document", async () => {
    const first = await openDoubtful();
    const { id: modelId } = await makeModel(first.context, { name: "Second" });
    const next = await plantDocument(first.context, modelId, { fileName: "next.pdf" });
    first.user.type("Total · Required", "7.00");
    first.user.keep()(`/documents/${next}`);
    await first.user.press("Approve");
    expect(first.user.status()).toBe(409);
    expect(first.user.text()).toContain(
      "Nothing was done: the form belonged to the document before this one.",
    );
    expect(await statusOf(first.context, next)).toBe("success");
    expect(await savedField(first.context, next, "total")).toMatchObject({ value: "100.00" });
  });

  it("asks no more once the doubtful value was looked at and entered", async () => {
    const { user, context, documentId } = await openDoubtful();
    user.type("Total · Required", "101.00");
    await user.press("Approve");
    expect(await statusOf(context, documentId)).toBe("approved");
  });

  it("shows that it was submitted for training, whatever its status", async () => {
    const { user, context, documentId } = await openDoubtful();
    await submitForTraining(context, { documentId });
    await approveDocument(context, { documentId, force: true });
    await user.open(`/documents/${documentId}`);
    expect(user.text()).toMatch(/Approved\s*submitted for training/);
    const { modelId } = await getDocument(context, { documentId });
    await user.open(`/document-processing/${modelId}/documents`);
    expect(user.text()).toMatch(/Approved\s*submitted for training/);
  });
});

it("a document of which nothing could be made shows its picture", async () => {
  const { user, context } = await tenantUser();
  const model = await makeModel(context);
  const documentId = await plantDocument(context, model.id, { status: "error" });
  await user.open(`/documents/${documentId}`);
  expect(user.html()).toContain(`src="/documents/${documentId}/pages/1/image`);
  expect(user.html()).toContain('alt="Page 1 of the document"');
});

it("a save after the session has ended loses nothing that was typed", async () => {
  const { user, context, documentId } = await openDocument();
  user.type("Invoice date", "03/09/2026");
  const session = new Map(user.cookies);
  user.cookies.clear();
  await user.press("Save");
  expect(user.status()).toBe(401);
  expect(user.text()).toContain("Your entries are kept");
  for (const [name, value] of session) user.cookies.set(name, value);
  await user.press("Send again");
  expect(user.text()).toContain("Saved.");
  expect(await savedField(context, documentId, "invoiceDate")).toMatchObject({ value: "2026-03-09" });
});

describe("a save that fails for a reason that nobody foresaw", () => {
  it("loses nothing that was typed: the page sends it again", async () => {
    const { user, context, documentId } = await openDocument();
    await usShard()
      .prepare(
        `create trigger out_of_order before update on documents when new.id = '${documentId}'
        begin select raise(abort, 'out of order'); end`,
      )
      .run();
    user.type("Invoice date", "03/09/2026");
    user.type("Net total, line 1", "61.00");
    expectConsole(/action\.failed/);
    await user.press("Save");
    expect(user.status()).toBe(503);
    expect(user.text()).toContain("Your entries are kept");
    expect(user.text()).toContain("Document Processing");
    await usShard().prepare("drop trigger out_of_order").run();
    await user.press("Send again");
    expect(user.text()).toContain("Saved.");
    expect(await savedField(context, documentId, "invoiceDate")).toMatchObject({ value: "2026-03-09" });
    expect(user.value("Net total, line 1")).toBe("61.00");
  });
});

describe("reviewing a document without script", () => {
  it("fills the chosen field with the word that is clicked, keeps what was typed, and stores nothing yet", async () => {
    const { user, context, documentId } = await openDocument();
    const before = await savedField(context, documentId, "invoiceNumber");
    user.type("Invoice date", "03/09/2026");
    user.tick("Fill Invoice number from the page");
    await user.press("INV-8");
    expect(user.status()).toBe(200);
    expect(user.value("Invoice number · Required")).toBe("INV-8");
    expect(user.value("Invoice date")).toBe("03/09/2026");
    expect(user.ticked("Fill Invoice number from the page")).toBe(false);
    expect((await savedField(context, documentId, "invoiceNumber"))?.value).toBe(before?.value);

    await user.press("Save");
    expect(user.text()).toContain("Saved.");
    expect(await savedField(context, documentId, "invoiceNumber")).toMatchObject({
      value: "INV-8",
      edited: true,
      place: { page: 1, box: [0.2, 0.5, expect.closeTo(0.28), 0.52] },
    });
    expect((await savedField(context, documentId, "invoiceDate"))?.value).toBe("2026-03-09");
  });

  it("puts several words together when asked to", async () => {
    const { user } = await openDocument();
    user.tick("Fill Invoice number from the page");
    user.tick("several words for the same field");
    await user.press("Invoice");
    await user.press("INV-8");
    expect(user.value("Invoice number · Required")).toBe("Invoice INV-8");
  });

  it("says which value it does not understand, and keeps it", async () => {
    const { user, context, documentId } = await openDocument();
    user.type("Total · Required", "a lot");
    user.type("Net total, line 1", "some");
    await user.press("Save");
    expect(user.status()).toBe(422);
    expect(user.text()).toContain("Total: This is not a valid number.");
    expect(user.text()).toContain("Net total, line 1: This is not a valid number.");
    expect(user.value("Total · Required")).toBe("a lot");
    expect((await savedField(context, documentId, "total"))?.edited).toBe(false);
  });

  it("says which values are not saved yet, and nothing of how sure they are", async () => {
    const { user } = await openDocument();
    expect(user.text()).not.toContain("not saved yet");
    user.type("Total · Required", "12.00");
    user.type("Net total, line 2", "41.00");
    await user.press("Rotate right");
    expect(user.text().match(/changed, not saved yet/g)).toHaveLength(2);
  });

  it("adds, changes and takes away lines", async () => {
    const { user, context, documentId } = await openDocument();
    const { lineItems } = await getDocument(context, { documentId });
    await user.press("Add line");
    user.type(`Description, line ${lineItems.length + 1}`, "Brushes");
    await user.press("Delete line 1");
    expect(user.value(`Description, line ${lineItems.length}`)).toBe("Brushes");
    await user.press("Save");
    const after = await getDocument(context, { documentId });
    expect(after.lineItems.map(({ cells }) => cells.description?.value)).toEqual([
      ...lineItems.slice(1).map(({ cells }) => cells.description?.value),
      "Brushes",
    ]);
  });

  it("tells the second of two people what happened and keeps what was typed", async () => {
    const { user, context, documentId } = await openDocument();
    const { user: other } = await tenantUser({ context });
    await other.open(`/documents/${documentId}`);
    user.type("Total · Required", "77.00");
    await user.press("Save");
    other.type("Invoice number · Required", "MINE-1");
    await other.press("Save");
    expect(other.status()).toBe(409);
    expect(other.value("Invoice number · Required")).toBe("MINE-1");
    expect(other.value("Total · Required")).toBe("77.00");
    await other.press("Save");
    expect((await savedField(context, documentId, "invoiceNumber"))?.value).toBe("MINE-1");
    expect((await savedField(context, documentId, "total"))?.value).toBe("77.00");
  });

  it("hands out the file and the result so that nothing in them can run", async () => {
    const { download, documentId } = await openDocument();
    const file = await download(`/documents/${documentId}/file`);
    expect(new TextDecoder().decode(await file.arrayBuffer())).toBe("%PDF-1.7 planted");
    expect(file.headers.get("Content-Disposition")).toBe(
      `attachment; filename="Gr__e _A_; x.pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%22A%22%3B%20x.pdf`,
    );
    expect(file.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(file.headers.get("Content-Security-Policy")).toContain("sandbox");
    const json = await download(`/documents/${documentId}/result.json`);
    expect(await json.json()).toMatchObject({ documentId, status: "success" });
  });

  it("shows another tenant's document to nobody, in no form", async () => {
    const { documentId } = await openDocument();
    const { user, download } = await tenantUser();
    await user.open(`/documents/${documentId}`);
    expect(user.status()).toBe(404);
    for (const part of ["file", "result.json", "pages/1/image"])
      expect((await download(`/documents/${documentId}/${part}`)).status, part).toBe(404);
  });
});

it("the picture of a page is asked for again each time, is not drawn again while it is the same, and is nobody's after signing out", async () => {
  const { context, user } = await tenantUser();
  const model = await makeModel(context);
  const documentId = await plantDocument(context, model.id, { status: "failed" });
  await context.shard.run(() => sql`update documents set page_count = 1 where id = ${documentId}`);
  const drawn: string[] = [];
  const EXTRACTION = {
    fetch: async (address: string) => {
      drawn.push(address);
      return new Response("picture", { headers: { "Content-Type": "image/webp" } });
    },
  } as unknown as Fetcher;
  const cookie = [...user.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const path = `/documents/${documentId}/pages/1/image?width=1240&attempt=1`;
  const ask = (headers: Record<string, string>, asked = path) =>
    fetchSite(new Request(`http://localhost:8787${asked}`, { headers, redirect: "manual" }), { EXTRACTION });
  const first = await ask({ Cookie: cookie });
  expect([first.status, await first.text()]).toEqual([200, "picture"]);
  expect(first.headers.get("Cache-Control")).toBe("private, no-cache");
  const tag = first.headers.get("ETag") ?? "";
  const again = await ask({ Cookie: cookie, "If-None-Match": `W/${tag}` });
  expect([again.status, await again.text(), drawn.length]).toEqual([304, "", 1]);
  expect((await ask({ Cookie: cookie, "If-None-Match": '"0-1-1240"' })).status).toBe(200);
  // A list shows the first page whatever attempt drew it.
  const anyAttempt = path.replace("&attempt=1", "");
  expect((await ask({ Cookie: cookie, "If-None-Match": tag }, anyAttempt)).status).toBe(304);
  expect((await ask({ "If-None-Match": tag })).status).toBe(302);
});

describe("a document that could not be read", () => {
  it("says so, and can be downloaded and processed again", async () => {
    const { user, context } = await tenantUser();
    const model = await makeModel(context);
    const id = context.newId();
    await insertDocuments(context, [
      { id, modelId: model.id, position: 1, status: "error", receivedAt: Date.now() },
    ]);
    await user.open(`/documents/${id}`);
    expect(user.text()).toContain("Error");
    expect(user.text()).toContain("Original file");
    expect(user.text()).not.toContain("Submit for training");
    await user.press("Reprocess");
    expect(user.text()).toContain("The document is being reprocessed.");
    expect(await getDocument(context, { documentId: id })).toMatchObject({ status: "received", attempt: 2 });
  });

  it("is typed by hand, without script, beside its page", async () => {
    const { user, context } = await tenantUser();
    const model = await makeModel(context);
    const documentId = await plantDocument(context, model.id, { status: "error" });
    await context.shard.run(() => sql`delete from results where document_id = ${documentId}`);
    await user.open(`/documents/${documentId}`);
    await user.press("Enter by hand");
    expect(user.text()).toContain("You can enter the values now.");
    expect(user.html()).toContain(`src="/documents/${documentId}/pages/1/image`);
    user.type("Total · Required", "88.20");
    await user.press("Save");
    expect(user.text()).toContain("Saved.");
    expect(await savedField(context, documentId, "total")).toMatchObject({ value: "88.20" });
  });
});

describe("deleting a document without script", () => {
  it("asks first, and comes back to the list", async () => {
    const { user, context, documentId } = await openDocument();
    await user.follow("Delete");
    expect(user.text()).toContain("can be restored for 30 days");
    await user.press("Delete");
    expect(user.text()).toContain("The document was moved to the trash");
    await expect(getDocument(context, { documentId })).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("a typed correction", () => {
  it("says on which page its value was found", async () => {
    const { user } = await openDocument();
    user.type("Total · Required", "1,250.00");
    await user.press("Save");
    expect(user.text()).toContain("typed and found on page 1");
  });
});
