import { env } from "cloudflare:workers";
import { makeMember } from "@tests/support/make-member";
import { makeModel } from "@tests/support/make-model";
import { adminActor, asActor, makeTenant } from "@tests/support/make-tenant";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { InboundMail, MailPart } from "~/domain/intake/inbound-mail";
import { keptDays } from "~/domain/intake/kept-file";
import type { TenantContext } from "~/operations/context";
import { listDocuments } from "~/operations/documents/list";
import { countKeptFiles } from "~/operations/intake/count-kept-files";
import { forgetKeptFiles } from "~/operations/intake/forget-kept-files";
import { listIntakeLog } from "~/operations/intake/list-log";
import { putKeptFile } from "~/operations/intake/put-kept-file";
import { receiveMail } from "~/operations/intake/receive-mail";
import { listZipFiles } from "~/operations/zip-files/list";
import { makeSweepContext } from "~/platform/processing-contexts";

const day = 24 * 60 * 60 * 1000;
const part = (path: string, text: string, change: Partial<MailPart> = {}): MailPart => ({
  path,
  fileName: `file-${path}.pdf`,
  bytes: new TextEncoder().encode(text),
  shownInText: false,
  fault: null,
  ...change,
});
/** A ZIP file: the inbox takes none, so that someone has to say which model it is for. */
const zip = (path: string) =>
  part(path, `PK\u0003\u0004 ${crypto.randomUUID()}`, { fileName: `pile-${path}.zip` });
const mail = (change: Partial<InboundMail> = {}): InboundMail => ({
  identity: `<${crypto.randomUUID()}@example.org>`,
  sender: "dana@example.org",
  isProved: false,
  subject: "Lunch?",
  answerTo: `${crypto.randomUUID()}@example.org`,
  parts: [zip("1")],
  ...change,
});

/** A tenant with two models: a subject has to say which. */
async function twoModels() {
  const context = await makeTenant({ kind: "mail", id: "<m@example.org>" });
  const person = asActor(context, adminActor);
  const [one, two] = [await makeModel(context), await makeModel(context, { name: "Orders" })];
  const at = (moment: Date): TenantContext => ({ ...context, now: () => moment });
  return { context, person, one, two, at };
}

const kept = async (person: TenantContext) => (await listIntakeLog(person, { kept: true })).lines;
const names = async (person: TenantContext, modelId: string) =>
  (await listDocuments(person, { modelId })).items.map(({ fileName }) => fileName);
const answersTo = async (recipient: string | null) =>
  (
    await env.DB_CONTROL.prepare("select subject, body, in_reply_to from mail_outbox where recipient = ?")
      .bind(recipient)
      .all<{ subject: string; body: string; in_reply_to: string }>()
  ).results;

describe("a mail whose subject names no model", () => {
  it("is taken where there is only one that it can mean", async () => {
    const context = await makeTenant({ kind: "mail", id: "<m@example.org>" });
    const { id } = await makeModel(context);
    await makeModel(context, { name: "Old" });
    await context.shard.run(
      (tenantId) =>
        sql`update tenant_ai_models set archived_at = 1 where tenant_id = ${tenantId} and name = 'Old'`,
    );
    const sent = mail({ parts: [part("1", "%PDF-1.7 one")] });
    expect(await receiveMail(context, sent)).toMatchObject([{ outcome: "taken" }]);
    expect(await names(asActor(context, adminActor), id)).toEqual(["file-1.pdf"]);
    expect(await answersTo(sent.answerTo)).toEqual([]);
  });

  it("has the ZIP files kept that only lack a model; the others say what is wrong with them", async () => {
    const { context, person } = await twoModels();
    const sent = mail({ parts: [zip("1"), part("2", "MZ"), zip("3")] });
    await receiveMail(context, sent);
    await receiveMail(context, sent);
    const { lines } = await listIntakeLog(person, {});
    expect(lines.map(({ reason, keptUntil }) => [reason, keptUntil !== null]).sort()).toEqual([
      ["program", false],
      ["unknown-model", true],
      ["unknown-model", true],
    ]);
    expect(await countKeptFiles(person, {})).toBe(2);
  });

  it("is put into a model from the log, once, whoever presses how often", async () => {
    const { context, person, one, two } = await twoModels();
    await receiveMail(context, mail());
    const [line] = await kept(person);
    const put = (modelId: string) => putKeptFile(person, { lineId: line?.id ?? "", modelId });
    const both = await Promise.allSettled([put(one.id), put(one.id)]);
    expect(both.some(({ status }) => status === "fulfilled")).toBe(true);
    await expect(put(two.id)).rejects.toMatchObject({ messageKey: "intake.error.settled" });
    const piles = await Promise.all([one, two].map(({ id }) => listZipFiles(person, { modelId: id })));
    expect(piles.map(({ items }) => items.map(({ fileName }) => fileName))).toEqual([["pile-1.zip"], []]);
    expect(await kept(person)).toEqual([]);
    const { lines } = await listIntakeLog(person, {});
    expect(lines).toMatchObject([{ outcome: "taken", reason: null }]);
  });

  it("is no other tenant's", async () => {
    const { context, person } = await twoModels();
    await receiveMail(context, mail());
    const [line] = await kept(person);
    const other = await twoModels();
    await expect(
      putKeptFile(other.person, { lineId: line?.id ?? "", modelId: other.one.id }),
    ).rejects.toMatchObject({
      code: "not-found",
    });
  });

  it("has its files deleted after thirty days, and its line stays", async () => {
    const { context, person, one, at } = await twoModels();
    const now = new Date();
    await receiveMail(at(new Date(now.getTime() - keptDays * day - 1_000)), mail());
    await receiveMail(at(new Date(now.getTime() - keptDays * day + 60_000)), mail());
    const openTenant = async ({ tenantId }: { tenantId: string }) =>
      tenantId === context.tenant.id ? context : null;
    const [later, sooner] = await kept(person);
    await forgetKeptFiles({ ...makeSweepContext(env), openTenant }, {});
    expect(await kept(person)).toEqual([later]);
    expect((await listIntakeLog(person, {})).lines).toHaveLength(2);
    const put = putKeptFile(person, { lineId: sooner?.id ?? "", modelId: one.id });
    await expect(put).rejects.toMatchObject({ messageKey: "intake.error.not-kept" });
    const files = await env.FILES_US_1?.list({ prefix: `${context.tenant.id}/intake/` });
    expect(files?.objects).toHaveLength(1);
  });
});

describe("the sender of a mail whose subject names no model", () => {
  it("hears once for a mail, in reply to it, and at most five times a day", async () => {
    const { context, at } = await twoModels();
    const first = mail();
    const again = () => mail({ answerTo: first.answerTo });
    const noon = new Date(Math.floor(Date.now() / day) * day + day / 2);
    await receiveMail(at(noon), first);
    await receiveMail(at(new Date(noon.getTime() + 60_000)), first);
    expect(await answersTo(first.answerTo)).toMatchObject([{ in_reply_to: first.identity }]);
    for (let more = 0; more < 8; more += 1) await receiveMail(at(noon), again());
    expect(await answersTo(first.answerTo)).toHaveLength(4);
    await receiveMail(at(new Date(noon.getTime() + day)), again());
    const answers = await answersTo(first.answerTo);
    expect(answers).toHaveLength(5);
    expect(answers[0]?.body).toContain(context.tenant.companyName);
    expect(answers[0]?.body).not.toContain("Orders");
  });

  it("hears the subjects that there are when it is one of the organization", async () => {
    const { context } = await twoModels();
    const sent = mail();
    await makeMember(context, { email: sent.answerTo ?? "" });
    await receiveMail(context, sent);
    expect((await answersTo(sent.answerTo))[0]?.body).toMatch(/Orders\n {2}Supplier-Invoices$/);
  });

  it("hears nothing when a machine must not be answered", async () => {
    const { context } = await twoModels();
    const before = await env.DB_CONTROL.prepare("select count(*) n from mail_outbox").first("n");
    await receiveMail(context, mail({ answerTo: null }));
    expect(await env.DB_CONTROL.prepare("select count(*) n from mail_outbox").first("n")).toBe(before);
  });

  it("is not one of more than fifty a day", async () => {
    const { context } = await twoModels();
    const sent = Array.from({ length: 52 }, () =>
      mail({ parts: [part("1", "PK\u0003\u0004 same", { fileName: "a.zip" })] }),
    );
    const [first, ...rest] = sent;
    for (const one of [first, ...rest]) if (one) await receiveMail(context, one);
    const answers = await Promise.all(sent.map(async ({ answerTo }) => (await answersTo(answerTo)).length));
    expect(answers.filter(Boolean)).toHaveLength(50);
  });
});
