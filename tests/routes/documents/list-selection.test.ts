import { insertDocuments } from "@tests/support/insert-documents";
import { makeModel } from "@tests/support/make-model";
import { plantDocument } from "@tests/support/plant-document";
import { found, plantedResult } from "@tests/support/planted-result";
import { tenantUser } from "@tests/support/tenant-user";
import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { checkApproval } from "~/operations/documents/check-approval";
import { listDocuments } from "~/operations/documents/list";
import { listSavedFilters } from "~/operations/documents/list-filters";
import { saveFilter } from "~/operations/documents/save-filter";

async function openList(count = 3) {
  const { user, context } = await tenantUser();
  const modelId = (await makeModel(context)).id;
  await insertDocuments(
    context,
    Array.from({ length: count }, (_, at) => ({
      id: crypto.randomUUID(),
      modelId,
      position: at + 1,
      status: "success" as const,
      receivedAt: at * 60_000,
      fileName: `bill-${at + 1}.pdf`,
    })),
  );
  const path = `/document-processing/${modelId}/documents`;
  await user.open(path);
  return { user, context, modelId, path };
}

describe("the documents list without script", () => {
  it("approves the ticked documents and says so, and leads to those of a status", async () => {
    const { user, context, modelId } = await openList();
    user.tick("Select bill-1.pdf");
    user.tick("Select bill-3.pdf");
    await user.press("Approve");
    expect(user.text()).toContain("2 documents were approved.");
    const approved = await listDocuments(context, { modelId, status: "approved" });
    expect(approved.items.map(({ fileName }) => fileName)).toEqual(["bill-3.pdf", "bill-1.pdf"]);
    await user.press("Approve");
    expect(user.text()).toContain("Select at least one document.");
  });

  it("has all documents of a filter worked on by a job, and says how far it is", async () => {
    const { user } = await openList();
    user.tick("All 3 documents that match the filter");
    await user.press("Reprocess");
    expect(user.text()).toMatch(/Reprocessing: \d of 3 documents/);
  });

  it("searches file names, and keeps the search under a name", async () => {
    const { user, path } = await openList();
    user.type("Search", "bill-2");
    await user.press("Filter");
    expect(user.text()).toContain("One match.");
    expect(user.text()).toContain("bill-2.pdf");
    expect(user.text()).not.toContain("bill-3.pdf");
    user.type("Name for the current filter", "Second <b>");
    await user.press("Save filter");
    await user.open(path);
    await user.follow("Second <b>");
    expect(user.text()).toContain("One match.");
    await user.press("Delete the filter Second <b>");
    expect(user.text()).not.toContain("Second <b>");
  });

  it("keeps the order of the list over actions, and under the name of a filter", async () => {
    const { user, path } = await openList();
    await user.open(`${path}?status=success&sortField=fileName&sortOrder=asc`);
    user.type("Name for the current filter", "By name");
    await user.press("Save filter");
    expect(user.path()).toContain("sortField=fileName&sortOrder=asc");
    await user.open(path);
    await user.follow("By name");
    expect(user.path()).toBe(`${path}?status=success&sortField=fileName&sortOrder=asc`);
    user.tick("Select bill-2.pdf");
    await user.press("Approve");
    expect(user.path()).toContain("sortField=fileName&sortOrder=asc");
  });

  it("replaces a filter of the same name even where no more can be kept", async () => {
    const { context, modelId } = await openList(0);
    for (let at = 0; at < 30; at++) await saveFilter(context, { modelId, name: `Filter ${at}`, query: "" });
    await saveFilter(context, { modelId, name: "Filter 7", query: "status=failed" });
    const kept = await listSavedFilters(context, { modelId });
    expect(kept).toHaveLength(30);
    expect(kept.find(({ name }) => name === "Filter 7")?.query).toBe("status=failed");
    await expect(saveFilter(context, { modelId, name: "One more", query: "" })).rejects.toMatchObject({
      messageKey: "list.error.too-many-filters",
    });
  });

  it("asks before it deletes", async () => {
    const { user, context, modelId } = await openList();
    user.tick("Select bill-2.pdf");
    await user.press("Delete…");
    expect(user.text()).toContain("Delete one document?");
    expect((await listDocuments(context, { modelId })).totalCount).toBe(3);
    await user.press("Delete it");
    expect(user.text()).toContain("One document was moved to the trash.");
    expect((await listDocuments(context, { modelId })).totalCount).toBe(2);
  });
});

describe("approving what is not ready, without script", () => {
  async function openMixed() {
    const { user, context } = await tenantUser();
    const modelId = (await makeModel(context)).id;
    const doubtful = {
      ...plantedResult,
      fields: { ...plantedResult.fields, total: found("9", { confidence: 0.4 }) },
    };
    const ids = [
      await plantDocument(context, modelId, { position: 1, fileName: "good.pdf" }),
      await plantDocument(context, modelId, { position: 2, fileName: "doubtful.pdf", result: doubtful }),
    ];
    await checkApproval(context, { documentIds: ids });
    const path = `/document-processing/${modelId}/documents`;
    await user.open(path);
    const approved = async () =>
      (await listDocuments(context, { modelId, status: "approved" })).items.map(({ fileName }) => fileName);
    return { user, approved, path };
  }

  it("asks first and names why, then approves only what is ready, and takes that back", async () => {
    const { user, approved, path } = await openMixed();
    expect(user.text()).toContain("uncertain values");
    user.tick("Select good.pdf");
    user.tick("Select doubtful.pdf");
    await user.press("Approve");
    expect(user.text()).toContain("One document is not ready");
    expect(user.text()).toContain("some values are too uncertain to approve without checking: 1");
    expect(user.text()).toContain("doubtful.pdf: uncertain values");
    expect(user.text()).toContain("it looks like an earlier document: 0");
    expect(await approved()).toEqual([]);
    await user.press("Approve the selected documents");
    expect(user.text()).toContain("One document was approved.");
    expect(await approved()).toEqual(["good.pdf"]);
    await user.press("Undo these approvals");
    expect(user.text()).toContain("The approval of one document was undone.");
    expect(await approved()).toEqual([]);
    await user.open(`${path}?readiness=look`);
    expect(user.text()).toContain("doubtful.pdf");
    expect(user.text()).not.toContain("good.pdf");
  });

  it("approves all the same when that is said, in Spanish as well", async () => {
    const { user, approved } = await openMixed();
    await user.press("Español");
    user.tick("Seleccionar good.pdf");
    user.tick("Seleccionar doubtful.pdf");
    await user.press("Aprobar");
    expect(user.text()).toContain("Un documento no está listo");
    await user.press("Aprobar los 2 de todos modos");
    expect(await approved()).toEqual(["doubtful.pdf", "good.pdf"]);
  });

  it("asks before a whole list as well, with how many there are of each reason", async () => {
    const { user, approved } = await openMixed();
    user.tick("All 2 documents that match the filter");
    await user.press("Approve");
    expect(user.text()).toContain("some values are too uncertain to approve without checking: 1");
    await user.follow("Back to the list");
    expect(await approved()).toEqual([]);
    user.tick("All 2 documents that match the filter");
    await user.press("Approve");
    await user.press("Approve only the one that is ready");
    expect(user.text()).toMatch(/Approval: \d of 2 documents/);
  });
});

describe("a whole list without script", () => {
  it("is deleted by a job once that is confirmed", async () => {
    const { user } = await openList();
    user.tick("All 3 documents that match the filter");
    await user.press("Delete…");
    expect(user.text()).toContain("Delete 3 documents?");
    await user.press("Delete 3 documents");
    expect(user.text()).toMatch(/Deletion: \d of 3 documents/);
    expect(user.html()).toContain("<noscript>");
  });

  it("is what a search found, where there is one", async () => {
    const { user, path } = await openList(12);
    await user.open(`${path}?text=bill-1`);
    expect(user.text()).toContain("One match.");
    await user.open(`${path}?text=bill-1*`);
    expect(user.text()).toContain("4 matches.");
    user.tick("All 4 documents that match the filter");
    await user.press("Reprocess");
    expect(user.path()).toContain("text=bill-1");
    expect(user.text()).toMatch(/Reprocessing: \d of 4 documents/);
    user.tick("All 4 documents that match the filter");
    await user.press("Delete…");
    expect(user.text()).toContain("Delete 4 documents?");
    await user.press("Delete 4 documents");
    expect(user.text()).toMatch(/Deletion: \d of 4 documents/);
  });
});

describe("the columns of the list without script", () => {
  it("are chosen in a form, kept, and taken back", async () => {
    const { user, context, modelId, path } = await openList(0);
    await plantDocument(context, modelId, { position: 1 });
    await user.open(`${path}?status=success`);
    expect(user.text()).toContain("INV-7");
    user.untick("Invoice number");
    user.tick("Confidence");
    await user.press("Show these columns");
    expect(user.path()).toContain("status=success");
    expect(user.text()).not.toContain("INV-7");
    expect(user.ticked("Confidence")).toBe(true);
    await user.press("Default columns");
    expect(user.text()).toContain("INV-7");
    expect(user.ticked("Confidence")).toBe(false);
  });
});

describe("downloads of ticked documents", () => {
  it("hold their files, or what was found in them, each under a name of its own", async () => {
    const { context, modelId } = await openList(0);
    const { downloadDocuments } = await import("~/operations/documents/download");
    const documentIds = [
      await plantDocument(context, modelId, { position: 1 }),
      await plantDocument(context, modelId, { position: 2 }),
    ];
    const filesOf = async (holds: "originals" | "json") => {
      const { stream } = await downloadDocuments(context, { modelId, documentIds, holds });
      return unzipSync(new Uint8Array(await new Response(stream).arrayBuffer()));
    };
    expect(Object.keys(await filesOf("originals")).sort()).toEqual(["invoice (2).pdf", "invoice.pdf"]);
    const [first] = Object.values(await filesOf("json"));
    expect(JSON.parse(new TextDecoder().decode(first))).toMatchObject({
      raw: { fields: { invoiceNumber: { value: "INV-7" } } },
      edited: null,
    });
  });
});
