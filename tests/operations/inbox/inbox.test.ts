import { quietPages } from "@tests/stand-ins/quiet-queues";
import { scriptedReader, scriptedRecogniser } from "@tests/stand-ins/scripted-reader";
import { bill, creditNote, inboxWorld, letter, system } from "@tests/support/inbox-world";
import { makeModel } from "@tests/support/make-model";
import { adminActor, asActor, makeTenant } from "@tests/support/make-tenant";
import { describe, expect, it } from "vitest";
import { documentFiles } from "~/domain/documents/document-files";
import { listAudit } from "~/operations/audit/list";
import { listDocuments } from "~/operations/documents/list";
import { chooseModelForFile } from "~/operations/inbox/choose";
import { countInbox } from "~/operations/inbox/count";
import { discardFile } from "~/operations/inbox/discard";
import { findInboxFile } from "~/operations/inbox/find";
import { findPreview } from "~/operations/inbox/find-preview";
import { getInboxFile } from "~/operations/inbox/get-file";
import { listInbox } from "~/operations/inbox/list";
import { listAssignedFiles } from "~/operations/inbox/list-placed";
import { assignFile } from "~/operations/inbox/place";
import { assignFiles } from "~/operations/inbox/place-many";
import { readFirstPage } from "~/operations/inbox/read";
import { receiveWithoutModel } from "~/operations/inbox/receive";
import { recogniseFirstPage } from "~/operations/inbox/recognise";
import { saveMailRules } from "~/operations/intake/save-mail-rules";
import { showPage } from "~/operations/processing/show-page";

describe("a file without a model", () => {
  it("is kept and its first page asked for, once for a source key", async () => {
    const { context, arrive, asked } = await inboxWorld();
    const first = await arrive("pile.pdf", { sourceKey: "form-1:a" });
    const again = await arrive("pile.pdf", { sourceKey: "form-1:a" });
    expect(again).toEqual({ ...first, repeated: true });
    expect(asked).toEqual([{ tenantId: context.tenant.id, waitingFileId: first.waitingFileId }]);
    await expect(
      arrive("pile.pdf", { sourceKey: "form-1:a", bytes: new TextEncoder().encode("%PDF-1.7 other") }),
    ).rejects.toMatchObject({ code: "conflict" });
    const { files } = await listInbox(context, {});
    expect(files).toMatchObject([{ id: first.waitingFileId, state: "reading", fileName: "pile.pdf" }]);
    const file = await getInboxFile(context, { waitingFileId: first.waitingFileId });
    expect(await new Response(file.stream).text()).toBe("%PDF-1.7 pile.pdf");
  });

  it("may not be a ZIP file, nor too large", async () => {
    const { arrive } = await inboxWorld();
    await expect(
      arrive("a.zip", { bytes: new TextEncoder().encode("PK\u0003\u0004") }),
    ).rejects.toMatchObject({ messageKey: "intake.inbox.zip" });
    await expect(arrive("a.pdf", { bytes: new Uint8Array(26 * 1024 * 1024) })).rejects.toMatchObject({
      code: "too-large",
    });
  });

  it("goes by itself to the only model of its kind, and says why", async () => {
    const { context, settle, started } = await inboxWorld();
    const model = await makeModel(context);
    const { waitingFileId, modelId } = await settle(bill("Acme", 1));
    expect(modelId).toBe(model.id);
    expect((await listInbox(context, {})).files).toEqual([]);
    expect((await listDocuments(context, { modelId: model.id })).items.map(({ id }) => id)).toEqual([
      waitingFileId,
    ]);
    expect(started).toEqual([{ tenantId: context.tenant.id, documentId: waitingFileId, attempt: 1 }]);
    expect(await listAssignedFiles(context, {})).toMatchObject([
      { id: waitingFileId, modelId: model.id, kind: "invoice", reason: "only-model" },
    ]);
    const words = await context.files.bytes(documentFiles.words(waitingFileId, 1, 1));
    expect(words && new TextDecoder().decode(words)).toContain("Acme");
  });

  it.each([
    ["unlisted", { address: "eve@evil.example", isProved: true }],
    ["unproved", { address: "dana@supplier.example", isProved: false }],
  ])(
    "waits for a person when the rules of its model do not take the sender of its mail: %s",
    async (standing, sender) => {
      const { context, settle } = await inboxWorld();
      const { id: modelId } = await makeModel(context);
      const rules = { modelId, senders: ["supplier.example"], told: [] };
      await saveMailRules(asActor(context, adminActor), { ...rules, others: "refuse", language: "en" });
      const { waitingFileId } = await settle(bill("Acme", 1), { source: "mail", sender });
      expect((await listInbox(context, {})).files).toMatchObject([
        { modelId, reason: `sender-${standing}`, sender: sender.address },
      ]);
      expect(await assignFile(context, { waitingFileId, modelId })).toEqual({
        documentId: waitingFileId,
        modelId,
      });
      const listed = { address: "dana@supplier.example", isProved: true };
      expect(await settle(bill("Acme", 2), { source: "mail", sender: listed })).toMatchObject({ modelId });
      expect(await settle(bill("Acme", 3))).toMatchObject({ modelId });
    },
  );

  it("waits for a person where nothing is sure, and goes where that one says, once", async () => {
    const { context, settle, started } = await inboxWorld();
    const [model, other] = [await makeModel(context), await makeModel(context, { name: "Others" })];
    const { waitingFileId } = await settle(letter);
    expect(await countInbox(context, {})).toBe(1);
    expect((await listInbox(context, {})).files).toMatchObject([
      { state: "waiting", kind: null, modelId: null, reason: "none" },
    ]);
    const placed = { documentId: waitingFileId, modelId: other.id };
    expect(await assignFile(context, { waitingFileId, modelId: other.id })).toEqual(placed);
    expect(await assignFile(context, { waitingFileId, modelId: model.id })).toEqual(placed);
    expect(started).toHaveLength(1);
    expect(await countInbox(context, {})).toBe(0);
    expect((await listAudit(context, { operation: "inbox.place" })).lines).toHaveLength(1);
    expect(await listAssignedFiles(context, {})).toEqual([]);
  });

  it("teaches by one press where the next of its layout goes, but not what looks like another kind", async () => {
    const { context, settle } = await inboxWorld();
    await makeModel(context);
    const other = await makeModel(context, { name: "Others" });
    const first = await settle(bill("Acme", 1));
    expect(first).toMatchObject({ modelId: null, file: { reason: "several" } });
    await assignFile(context, { waitingFileId: first.waitingFileId, modelId: other.id });
    expect(await settle(bill("Acme", 2))).toMatchObject({
      modelId: other.id,
      documentId: expect.any(String),
    });
    expect(await settle(creditNote("Acme", 3))).toMatchObject({ modelId: null });
    expect(await listAssignedFiles(context, {})).toMatchObject([{ reason: "chosen", modelId: other.id }]);
  });

  it("goes to the model of the part of the world that several signs point to", async () => {
    const { context, settle } = await inboxWorld();
    await makeModel(context, { name: "North", baseModelId: "invoices-north-america" });
    const europe = await makeModel(context, { name: "Europe", baseModelId: "invoices-europe" });
    const german = `${bill("Acme", 1)}\nUSt-IdNr. DE123456789\nBetrag 118,00 EUR\nIBAN DE02 1203`;
    expect(await settle(german)).toMatchObject({ modelId: europe.id });
    expect(await listAssignedFiles(context, {})).toMatchObject([
      { reason: "written-in", modelId: europe.id },
    ]);
  });

  it("is proposed the model of the part of the world that one sign points to, and several go there with one press", async () => {
    const { context, settle } = await inboxWorld();
    const north = await makeModel(context, { name: "North", baseModelId: "invoices-north-america" });
    const europe = await makeModel(context, { name: "Europe", baseModelId: "invoices-europe" });
    // Its tax is the one sign of the first, its currency that of the second.
    const first = await settle(bill("Acme", 1));
    const second = await settle(bill("Tolosa", 2).replace("VAT 18.00", "Tax USD 18.00"));
    expect((await listInbox(context, {})).files).toMatchObject([
      { modelId: north.id, reason: "written-in" },
      { modelId: europe.id, reason: "written-in" },
    ]);
    const files = [first, second].map(({ waitingFileId }, at) => ({
      waitingFileId,
      modelId: at === 0 ? europe.id : north.id,
    }));
    const gone = { waitingFileId: "gone", modelId: north.id };
    expect(await assignFiles(context, { files: [...files, gone] })).toEqual({ placed: 2 });
    expect((await listInbox(context, {})).files).toEqual([]);
    expect((await listDocuments(context, { modelId: europe.id })).items.map(({ id }) => id)).toEqual([
      first.waitingFileId,
    ]);
  });

  it("is asked about when its first page has no words or cannot be read", async () => {
    const { context, settle } = await inboxWorld();
    await makeModel(context);
    await settle("");
    expect((await listInbox(context, {})).files).toMatchObject([{ state: "waiting", reason: "unread" }]);
    const { waitingFileId } = await receiveWithoutModel(context, {
      fileName: "broken.pdf",
      bytes: new TextEncoder().encode("%PDF-1.7 broken"),
      source: "browser",
    });
    const reading = { ...asActor(context, system), pages: quietPages };
    const broken = { ...reading, reader: scriptedReader("damaged").reader };
    expect(await readFirstPage(broken, { waitingFileId, askAgain: true })).toEqual({ pending: false });
    await chooseModelForFile(reading, { waitingFileId });
    expect((await listInbox(context, {})).files).toMatchObject([{ reason: "unread" }, { reason: "unread" }]);
  });

  it("that is a scan is recognised first", async () => {
    const { context, arrive, firstPages } = await inboxWorld({ scan: "a scan" });
    const model = await makeModel(context);
    const { waitingFileId } = await arrive();
    const inside = asActor(context, system);
    const reading = { ...inside, reader: context.reader, pages: context.pages };
    expect(await readFirstPage(reading, { waitingFileId, askAgain: true })).toEqual({ pending: true });
    expect(firstPages).toEqual([{ tenantId: context.tenant.id, waitingFileId }]);
    expect(await readFirstPage(reading, { waitingFileId, askAgain: false })).toEqual({ pending: true });
    const { recogniser } = scriptedRecogniser({ 1: `${bill("Acme", 1)}\nDue date 2026-05-01` });
    await recogniseFirstPage({ ...inside, recogniser }, { waitingFileId });
    expect(await readFirstPage(reading, { waitingFileId, askAgain: false })).toEqual({ pending: false });
    expect(await chooseModelForFile(inside, { waitingFileId })).toEqual({ modelId: model.id });
  });

  it("shows its first page, the way up that it was read, as long as it has no model", async () => {
    const { context, settle } = await inboxWorld();
    const { id: modelId } = await makeModel(context);
    const { waitingFileId } = await settle(letter);
    const inside = { ...asActor(context, system), reader: context.reader, pages: context.pages };
    const page = { documentId: waitingFileId, attempt: 0, page: 1, width: 320 };
    const { path } = await findPreview(context, { waitingFileId });
    expect(path).toBe(`/pages/${context.tenant.id}/${waitingFileId}/0/1`);
    const image = await showPage(inside, page);
    expect(new TextDecoder().decode(image.bytes)).toBe("view 320 0");
    await assignFile(context, { waitingFileId, modelId });
    await expect(findPreview(context, { waitingFileId })).rejects.toMatchObject({ code: "not-found" });
    await expect(showPage(inside, page)).rejects.toMatchObject({ code: "not-found" });
  });

  it("can be deleted, file and all", async () => {
    const { context, settle } = await inboxWorld();
    const { waitingFileId } = await settle(letter);
    await discardFile(context, { waitingFileId });
    expect(await context.files.get(documentFiles.original(waitingFileId))).toBeNull();
    await expect(discardFile(context, { waitingFileId })).rejects.toMatchObject({ code: "not-found" });
    await expect(getInboxFile(context, { waitingFileId })).rejects.toMatchObject({ code: "not-found" });
    await expect(findInboxFile(context, { waitingFileId })).rejects.toMatchObject({ code: "not-found" });
  });

  it("goes into no model of somebody else's", async () => {
    const { context, settle } = await inboxWorld();
    const { waitingFileId } = await settle(letter);
    const foreign = await makeModel(await makeTenant());
    await expect(assignFile(context, { waitingFileId, modelId: foreign.id })).rejects.toMatchObject({
      code: "not-found",
    });
  });
});

describe("the list of files without a model", () => {
  it("goes on where the page before ended", async () => {
    const { context, arrive } = await inboxWorld();
    for (const name of ["a.pdf", "b.pdf", "c.pdf"]) await arrive(name);
    const first = await listInbox(context, { size: 2 });
    const second = await listInbox(context, { size: 2, before: first.next ?? "" });
    const names = [...first.files, ...second.files].map(({ fileName }) => fileName);
    expect(names).toEqual(["c.pdf", "b.pdf", "a.pdf"]);
    expect(second.next).toBeNull();
    expect((await listInbox(await makeTenant(), {})).files).toEqual([]);
  });
});
