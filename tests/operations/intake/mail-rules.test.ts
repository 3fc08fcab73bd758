import { env } from "cloudflare:workers";
import { makeModel } from "@tests/support/make-model";
import { adminActor, asActor, makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { makeReader, notificationsFor, tellPeople } from "@tests/support/told-people";
import { describe, expect, it } from "vitest";
import type { InboundMail, MailPart } from "~/domain/intake/inbound-mail";
import type { OtherSenders } from "~/domain/intake/mail-rules";
import { assistantRoleOf } from "~/domain/permissions/seeded-roles";
import { getMailRules } from "~/operations/intake/get-mail-rules";
import { listIntakeLog } from "~/operations/intake/list-log";
import { putKeptFile } from "~/operations/intake/put-kept-file";
import { receiveMail } from "~/operations/intake/receive-mail";
import { saveMailRules } from "~/operations/intake/save-mail-rules";
import { chooseNotifications } from "~/operations/notifications/choose";

const day = 86_400_000;

const pdf = (path = "1"): MailPart => ({
  path,
  fileName: `file-${path}.pdf`,
  bytes: new TextEncoder().encode(`%PDF-1.7 ${crypto.randomUUID()}`),
  shownInText: false,
  fault: null,
});
const mail = (change: Partial<InboundMail> = {}): InboundMail => ({
  identity: `<${crypto.randomUUID()}@example.org>`,
  sender: "dana@supplier.example",
  isProved: true,
  subject: "Supplier-Invoices",
  answerTo: "dana@supplier.example",
  parts: [pdf()],
  ...change,
});

/** A tenant with a model and rules for its senders. */
async function world(others: OtherSenders, senders = ["supplier.example"]) {
  const tenant = await makeTenant();
  const { id: modelId } = await makeModel(tenant);
  const person = asActor(tenant, adminActor);
  const save = (more: Partial<Parameters<typeof saveMailRules>[1]> = {}) =>
    saveMailRules(person, { modelId, senders, others, told: [], language: "en", ...more });
  await save();
  const context = asActor(tenant, { kind: "mail", id: "<m@example.org>" });
  const answers = async (recipient: string) =>
    (
      await env.DB_CONTROL.prepare(
        "select subject, body from mail_outbox where recipient = ? and instr(id, ?) = 1",
      )
        .bind(recipient, tenant.tenant.id)
        .all<{ subject: string; body: string }>()
    ).results;
  const logOf = async () => (await listIntakeLog(person, { size: 200 })).lines;
  return { context, person, modelId, save, answers, logOf };
}

const strangers = [
  ["unlisted", { sender: "eve@evil.example" }],
  ["unproved", { isProved: false }],
] as const;

describe("a mail to a model with rules", () => {
  it("is taken from a listed sender that is proved", async () => {
    const { context, logOf, answers } = await world("refuse");
    expect(await receiveMail(context, mail())).toMatchObject([{ outcome: "taken" }]);
    expect(await logOf()).toMatchObject([{ outcome: "taken", senderStanding: "proved" }]);
    expect(await answers("dana@supplier.example")).toEqual([]);
  });

  it.each(strangers)(
    "is refused with the reason when it is %s, and answered once",
    async (standing, change) => {
      const { context, logOf, answers } = await world("refuse");
      const sent = mail({ ...change, answerTo: "who@sent.example" });
      for (let time = 0; time < 3; time += 1)
        expect(await receiveMail(context, sent)).toMatchObject([
          { outcome: "refused", reason: `sender-${standing}`, documentId: null, isKept: false },
        ]);
      expect(await logOf()).toMatchObject([{ senderStanding: standing, keptUntil: null }]);
      const [answer, ...more] = await answers("who@sent.example");
      expect(more).toEqual([]);
      expect(answer?.subject).toBe("Your e-mail to Blue Harbour Pty Ltd was not accepted");
      expect(answer?.body).toContain("file-1.pdf: ");
      expect(answer?.body).not.toContain("supplier.example");
    },
  );

  it.each(strangers)(
    "is held when it is %s, until somebody puts it into the model",
    async (standing, change) => {
      const { context, person, modelId, logOf, answers } = await world("hold");
      await receiveMail(context, mail({ ...change, answerTo: "who@sent.example" }));
      const [line] = await logOf();
      expect(line).toMatchObject({ outcome: "refused", reason: `sender-${standing}` });
      expect(line?.keptUntil).toBeInstanceOf(Date);
      expect((await answers("who@sent.example"))[0]?.body).toContain(
        "can see the files and accept them for 30 days",
      );
      const { documentId } = await putKeptFile(person, { lineId: line?.id ?? "", modelId });
      expect(documentId).toBeTruthy();
    },
  );

  it.each(strangers)(
    "is taken and marked when it is %s, where the rules say so",
    async (standing, change) => {
      const { context, logOf } = await world("take");
      expect(await receiveMail(context, mail(change))).toMatchObject([{ outcome: "taken" }]);
      expect(await logOf()).toMatchObject([{ outcome: "taken", senderStanding: standing }]);
    },
  );

  it("is answered in the language of the rules, with the reason of each file", async () => {
    const { context, save, answers } = await world("refuse");
    await save({ language: "es" });
    const program = { ...pdf("2"), bytes: new TextEncoder().encode("MZ"), fileName: "a.exe" };
    await receiveMail(
      context,
      mail({ sender: "eve@evil.example", answerTo: "e@evil.example", parts: [pdf(), program] }),
    );
    const [answer] = await answers("e@evil.example");
    expect(answer?.subject).toBe("Su correo a Blue Harbour Pty Ltd no se ha aceptado");
    expect(answer?.body).toContain("file-1.pdf: Este modelo de IA solo acepta");
    expect(answer?.body).toContain("a.exe: ");
  });

  it("without rules is taken from anybody, and not marked", async () => {
    const { context, person } = await world("refuse");
    const { id } = await makeModel(person, { name: "Orders" });
    expect(await getMailRules(person, { modelId: id })).toEqual({
      senders: [],
      others: "take",
      told: [],
      language: "en",
      replies: "correct",
    });
    expect(await receiveMail(context, mail({ subject: "Orders", isProved: false }))).toMatchObject([
      { outcome: "taken" },
    ]);
  });
});

describe("a mail whose subject names no model", () => {
  it("goes to the inbox when one of the models takes its sender, and only then", async () => {
    const { context, person, save, logOf, answers } = await world("refuse");
    const { id: other } = await makeModel(person, { name: "Orders" });
    const stranger = { subject: "Lunch?", sender: "eve@evil.example", answerTo: "who@sent.example" };
    expect(await receiveMail(context, mail(stranger))).toMatchObject([{ outcome: "taken" }]);
    await save({ modelId: other, others: "refuse" });
    expect(await receiveMail(context, mail(stranger))).toMatchObject([
      { outcome: "refused", reason: "sender-unlisted", isKept: false },
    ]);
    expect(await answers("who@sent.example")).toHaveLength(1);
    await save({ modelId: other, others: "hold" });
    expect(await receiveMail(context, mail(stranger))).toMatchObject([
      { outcome: "refused", reason: "sender-unlisted", isKept: true },
    ]);
    expect(await receiveMail(context, mail({ subject: "Lunch?" }))).toMatchObject([{ outcome: "taken" }]);
    expect((await logOf()).filter(({ isInInbox }) => isInInbox)).toHaveLength(2);
  });
});

describe("who is told that documents of a model need review", () => {
  it("is named by e-mail address, and must be somebody who may see them", async () => {
    const { person, modelId, save } = await world("take");
    const [reader, assistant] = [
      await makeReader(person),
      await makeReader(person, { roleId: assistantRoleOf(person.tenant) }),
    ];
    await save({ told: reader.email.toUpperCase() });
    expect((await getMailRules(person, { modelId })).told).toEqual([reader.email]);
    for (const email of [assistant.email, "nobody@example.com"])
      await expect(save({ told: [email] })).rejects.toMatchObject({
        code: "invalid",
        messageKey: "intake.rules.problem.nobody",
        values: { email },
      });
  });

  it("is told of that model, others of the models that name nobody, and nobody who switched it off", async () => {
    const { person, modelId, save } = await world("take");
    const { id: orders } = await makeModel(person, { name: "Orders" });
    const [named, silent, chooser] = [
      await makeReader(person),
      await makeReader(person),
      await makeReader(person),
    ];
    await chooseNotifications(silent.context, { kinds: [] });
    await chooseNotifications(chooser.context, { kinds: ["needs-look"] });
    await save({ told: [named.email, silent.email] });
    await tellPeople(person, new Date(Date.now() + 1));
    for (const id of [modelId, orders])
      await plantDocument(person, id, { status: "failed", at: new Date(Date.now() + 1_000) });
    await tellPeople(person, new Date(Date.now() + day));
    const bodies = async ({ email }: { email: string }) =>
      (await notificationsFor(email)).map(({ body }) => body);
    const [toNamed] = await bodies(named);
    expect([toNamed?.includes("Supplier Invoices: 1 new"), toNamed?.includes("Orders")]).toEqual([
      true,
      false,
    ]);
    const [toChooser] = await bodies(chooser);
    expect([toChooser?.includes("Supplier Invoices"), toChooser?.includes("Orders: 1 new")]).toEqual([
      false,
      true,
    ]);
    expect(await bodies(silent)).toEqual([]);
  });
});

describe("answers to refused mails", () => {
  it("to 250 mails of 51 senders are five to one of them and fifty of the organization", async () => {
    const { context, logOf } = await world("refuse");
    const noon = new Date(Math.floor(Date.now() / day) * day + day / 2);
    const at = { ...context, now: () => noon };
    let refused = 0;
    // The first ten are one sender, then each of 50 sends about five; 25 come at a time.
    const senderOf = (number: number) =>
      number < 10 ? "first@evil.example" : `sender-${number % 50}@evil.example`;
    for (let number = 0; number < 250; number += 25) {
      const senders = Array.from({ length: 25 }, (_, index) => senderOf(number + index));
      const outcomes = await Promise.all(
        senders.map((sender) => receiveMail(at, mail({ sender, answerTo: sender }))),
      );
      refused += outcomes.flat().filter(({ outcome }) => outcome === "refused").length;
    }
    const { results } = await env.DB_CONTROL.prepare(
      "select recipient, count(*) as mails from mail_outbox where instr(id, ?) = 1 group by recipient",
    )
      .bind(`${context.tenant.id}:intake-answer:`)
      .all<{ recipient: string; mails: number }>();
    expect(refused).toBe(250);
    expect(await logOf()).toHaveLength(200);
    expect(results.find(({ recipient }) => recipient === "first@evil.example")?.mails).toBe(5);
    expect(results.reduce((sum, { mails }) => sum + mails, 0)).toBe(50);
  }, 600_000);
});
