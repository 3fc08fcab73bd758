import { makeModel } from "@tests/support/make-model";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { describe, expect, it } from "vitest";
import type { InboundMail, MailPart } from "~/domain/intake/inbound-mail";
import type { TenantContext } from "~/operations/context";
import { listDocuments } from "~/operations/documents/list";
import { listInbox } from "~/operations/inbox/list";
import { listIntakeLog } from "~/operations/intake/list-log";
import { receiveMail } from "~/operations/intake/receive-mail";

const part = (path: string, text: string, change: Partial<MailPart> = {}): MailPart => ({
  path,
  fileName: `file-${path}.pdf`,
  bytes: new TextEncoder().encode(text),
  shownInText: false,
  fault: null,
  ...change,
});
const mail = (change: Partial<InboundMail> = {}): InboundMail => ({
  identity: `<${crypto.randomUUID()}@example.org>`,
  sender: "dana@example.org",
  isProved: false,
  subject: "Re: Supplier-Invoices",
  answerTo: null,
  parts: [part("1", "%PDF-1.7 one")],
  ...change,
});

async function mailbox(): Promise<{ context: TenantContext; modelId: string }> {
  const context = await makeTenant({ kind: "mail", id: "<m@example.org>" });
  return { context, modelId: (await makeModel(context)).id };
}

/** What a person of the tenant sees afterwards. */
const seen = async (context: TenantContext, modelId: string) => {
  const person = asActor(context, { kind: "person", id: "p", permissions: ["TenantModel.ViewDocument"] });
  const { items } = await listDocuments(person, { modelId, sortOrder: "asc" });
  const { lines } = await listIntakeLog(person, { size: 200 });
  // Lines of one millisecond stand in any order.
  const inOrder = lines.sort((a, b) => a.part.localeCompare(b.part, "en", { numeric: true }));
  return { names: items.map((item) => item.fileName), lines: inOrder };
};

describe("a mail", () => {
  it("becomes a document per file, whatever the mail calls them, and a line for each part", async () => {
    const { context, modelId } = await mailbox();
    const outcomes = await receiveMail(
      context,
      mail({
        parts: [
          part("1", "%PDF-1.7 one", { fileName: "../a.exe" }),
          part("2", "MZ program"),
          part("3", "%PDF-1.7 two"),
        ],
      }),
    );
    expect(outcomes.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ["taken", null],
      ["refused", "program"],
      ["taken", null],
    ]);
    const { names, lines } = await seen(context, modelId);
    expect(names).toEqual(["a.exe", "file-3.pdf"]);
    expect(lines).toMatchObject([
      {
        part: "1",
        fileName: "a.exe",
        outcome: "taken",
        sender: "dana@example.org",
        subject: "Re: Supplier-Invoices",
      },
      { part: "2", outcome: "refused", reason: "program", documentId: null },
      { part: "3", outcome: "taken", documentId: outcomes[2]?.documentId },
    ]);
  });

  it("makes one document when it comes twice", async () => {
    const { context, modelId } = await mailbox();
    const same = mail();
    const [first] = await receiveMail(context, same);
    const [again] = await receiveMail(context, same);
    expect(again).toMatchObject({ outcome: "repeated", documentId: first?.documentId });
    const { names, lines } = await seen(context, modelId);
    expect(names).toHaveLength(1);
    expect(lines).toMatchObject([{ outcome: "taken" }]);
  });

  it("makes one document of a file that it holds twice", async () => {
    const { context, modelId } = await mailbox();
    await receiveMail(context, mail({ parts: [part("1", "%PDF-1.7 same"), part("2", "%PDF-1.7 same")] }));
    const { names, lines } = await seen(context, modelId);
    expect(names).toEqual(["file-1.pdf"]);
    expect(lines.map((line) => line.outcome)).toEqual(["taken", "repeated"]);
    expect(lines[0]?.documentId).toBe(lines[1]?.documentId);
  });

  it("with the file of another mail makes a document of its own", async () => {
    const { context, modelId } = await mailbox();
    await receiveMail(context, mail());
    await receiveMail(context, mail());
    expect((await seen(context, modelId)).names).toHaveLength(2);
  });

  it("with the identity of another mail but other files loses no line", async () => {
    const { context, modelId } = await mailbox();
    await receiveMail(context, mail({ identity: "<same>", parts: [part("1", "%PDF-1.7 one")] }));
    await receiveMail(context, mail({ identity: "<same>", parts: [part("1", "%PDF-1.7 two")] }));
    const { names, lines } = await seen(context, modelId);
    expect(names).toHaveLength(2);
    expect(lines).toHaveLength(2);
  });

  it("whose subject names no model goes to the inbox part by part, once, but for ZIP files", async () => {
    const { context, modelId } = await mailbox();
    await makeModel(context, { name: "Orders" });
    const zip = part("3", "PK\u0003\u0004", { fileName: "a.zip" });
    const sent = mail({
      subject: "Lunch?",
      isProved: true,
      parts: [part("1", "%PDF-1.7 one"), part("2", "MZ"), zip],
    });
    const [first] = await receiveMail(context, sent);
    const [again] = await receiveMail(context, sent);
    expect(first).toMatchObject({ outcome: "taken", documentId: expect.any(String) });
    expect(again).toMatchObject({ outcome: "repeated", documentId: first?.documentId });
    const { names, lines } = await seen(context, modelId);
    expect(names).toEqual([]);
    expect(lines.map(({ outcome, reason, isInInbox }) => [outcome, reason, isInInbox])).toEqual([
      ["taken", null, true],
      ["refused", "program", false],
      ["refused", "unknown-model", false],
    ]);
    const person = asActor(context, { kind: "person", id: "p", permissions: ["TenantModel.ViewDocument"] });
    expect((await listInbox(person, {})).files).toMatchObject([
      { id: first?.documentId, source: "mail", sender: "dana@example.org", state: "reading" },
    ]);
  });

  it("that comes again naming a model, while its file waits for one, makes no second document", async () => {
    const { context, modelId } = await mailbox();
    await makeModel(context, { name: "Orders" });
    const sent = mail({ subject: "Lunch?" });
    const [first] = await receiveMail(context, sent);
    const [again] = await receiveMail(context, { ...sent, subject: "Supplier-Invoices" });
    expect(again).toMatchObject({ outcome: "repeated", documentId: first?.documentId });
    expect((await seen(context, modelId)).names).toEqual([]);
  });

  it("with a part that cannot be stored just now takes the others, and comes once more", async () => {
    const { context, modelId } = await mailbox();
    const three = mail({ parts: ["1", "2", "3"].map((path) => part(path, `%PDF-1.7 ${path}`)) });
    const put: TenantContext["files"]["put"] = async (key, body, contentType) => {
      if (body instanceof Uint8Array && new TextDecoder().decode(body).endsWith(" 2"))
        throw new Error("no room");
      return context.files.put(key, body, contentType);
    };
    await expect(receiveMail({ ...context, files: { ...context.files, put } }, three)).rejects.toThrow(
      "no room",
    );
    expect((await seen(context, modelId)).names).toEqual(["file-1.pdf", "file-3.pdf"]);
    const outcomes = await receiveMail(context, three);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(["repeated", "taken", "repeated"]);
  });

  it("without files leaves a line that says so", async () => {
    const { context, modelId } = await mailbox();
    await receiveMail(context, mail({ parts: [] }));
    expect((await seen(context, modelId)).lines).toMatchObject([
      { part: "", fileName: "", reason: "no-files" },
    ]);
  });

  it("with more than fifty files leaves one line for the rest", async () => {
    const { context, modelId } = await mailbox();
    const parts = Array.from({ length: 60 }, (_, index) => part(String(index + 1), "MZ"));
    await receiveMail(context, mail({ parts }));
    const { lines } = await seen(context, modelId);
    expect(lines).toHaveLength(51);
    expect(lines.at(-1)).toMatchObject({ part: "51–60", reason: "too-many-parts" });
  });

  it("names a model by its exact name before anything is stripped", async () => {
    const { context } = await mailbox();
    const other = await makeModel(context, { name: "TR: Supplier Invoices" });
    const [outcome] = await receiveMail(context, mail({ subject: "TR: supplier-invoices" }));
    expect(outcome?.outcome).toBe("taken");
    expect((await seen(context, other.id)).names).toHaveLength(1);
  });
});

describe("the intake log", () => {
  it("is paged, newest first, and filtered by outcome", async () => {
    const { context } = await mailbox();
    for (const text of ["%PDF-1.7 a", "MZ", "%PDF-1.7 b"])
      await receiveMail(context, mail({ parts: [part("1", text)] }));
    const person = asActor(context, { kind: "person", id: "p", permissions: ["*"] });
    const first = await listIntakeLog(person, { size: 2 });
    const rest = await listIntakeLog(person, { size: 2, before: first.next ?? "" });
    expect([first.lines.length, rest.lines.length, rest.next]).toEqual([2, 1, null]);
    const ids = [...first.lines, ...rest.lines].map((line) => line.id);
    expect(ids).toEqual([...new Set(ids)].sort().reverse());
    expect((await listIntakeLog(person, { outcome: "refused" })).lines).toHaveLength(1);
  });

  it("is not for mails, nor for people who may not see documents, nor shared between tenants", async () => {
    const { context } = await mailbox();
    await receiveMail(context, mail());
    await expect(listIntakeLog(context, {})).rejects.toMatchObject({ code: "forbidden" });
    const other = await makeTenant();
    expect((await listIntakeLog(other, {})).lines).toEqual([]);
  });
});
