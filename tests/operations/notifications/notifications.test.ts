import { env } from "cloudflare:workers";
import { expectConsole } from "@tests/support/announced-console";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { makeReader, notificationsFor, tellPeople, toldSite } from "@tests/support/told-people";
import { describe, expect, it } from "vitest";
import { insertIntakeLine } from "~/data/shard/intake-log";
import { insertShardAudit } from "~/data/shard/shard-audit";
import type { NotificationKind } from "~/domain/notifications/notification-kinds";
import { assistantRoleOf } from "~/domain/permissions/seeded-roles";
import { auditOf } from "~/operations/audit-of";
import type { TenantContext } from "~/operations/context";
import { chooseNotifications } from "~/operations/notifications/choose";
import { getNotificationChoice } from "~/operations/notifications/get-choice";
import { sendNotifications } from "~/operations/notifications/send-due";
import { sendNotificationsSoon } from "~/operations/notifications/steps/send-notifications-soon";
import { stopNotifications } from "~/operations/notifications/stop";

const [minute, hour] = [60_000, 3_600_000];
const day = 24 * hour;

/** A tenant made a while ago whose first turns are over, at noon UTC of a day without change of the clocks. */
async function world() {
  const context = await makeTenant();
  const model = await makeModel(context);
  let now = new Date("2026-11-10T17:00:00Z");
  await env.DB_CONTROL.prepare(
    "update notification_turns set since = ?1, until = ?1, due_at = ?1 where tenant_id = ?2",
  )
    .bind(now.getTime(), context.tenant.id)
    .run();
  await tellPeople(context, now);
  now = new Date(now.getTime() + 1_000);
  const clocked = { ...context, now: () => now };
  return {
    context: clocked,
    model,
    now: () => now,
    /** Time goes by; the cron runs at its end. */
    async pass(milliseconds: number) {
      now = new Date(now.getTime() + milliseconds);
      return tellPeople(clocked, now);
    },
  };
}

let line = 0;
const refuse = (context: TenantContext, fileName = "notes.txt") => {
  line += 1;
  return insertIntakeLine(context.shard, {
    id: context.newId(),
    at: context.now(),
    messageId: `<refused-${line}@example.com>`,
    sender: "clerk@customer.example",
    subject: "hello",
    part: "1",
    fileName,
    outcome: "refused",
    reason: "unsupported",
  });
};

const linkOf = (link: string) => {
  const query = new URL(link).searchParams;
  const kind = query.get("kind") as NotificationKind;
  return { userId: query.get("user") ?? "", kind, token: query.get("token") ?? "" };
};

describe("who is told", () => {
  it("administrators get failures and use of the plan, all what colleagues ask that they may see, until they choose", async () => {
    const { context } = await world();
    const admin = await makeReader(context);
    const assistant = await makeReader(context, { roleId: assistantRoleOf(context.tenant) });
    expect((await getNotificationChoice(admin.context, {})).wanted).toEqual([
      "assigned",
      "intake-refused",
      "delivery-failed",
      "usage",
    ]);
    expect(await getNotificationChoice(assistant.context, {})).toEqual({ open: [], wanted: [] });
    await chooseNotifications(admin.context, { kinds: ["daily", "needs-look", "daily"] });
    expect((await getNotificationChoice(admin.context, {})).wanted).toEqual(["needs-look", "daily"]);
    await chooseNotifications(admin.context, { kinds: [] });
    expect((await getNotificationChoice(admin.context, {})).wanted).toEqual([]);
  });

  it("nobody is told what the role or the features do not show", async () => {
    const { context, pass } = await world();
    const admin = await makeReader(context);
    const restricted = await makeReader(context, { features: ["people"] });
    const assistant = await makeReader(context, { roleId: assistantRoleOf(context.tenant) });
    for (const { context: own } of [restricted, assistant])
      await chooseNotifications(own, { kinds: ["intake-refused"] });
    await refuse(context);
    expect(await pass(day)).toEqual({ written: 1 });
    expect(await notificationsFor(admin.email)).toHaveLength(1);
    for (const { email } of [restricted, assistant]) expect(await notificationsFor(email)).toEqual([]);
  });

  it("refuses a kind that there is not", async () => {
    const { context } = await world();
    const { context: own } = await makeReader(context);
    const kinds = ["gossip"] as unknown as NotificationKind[];
    await expect(chooseNotifications(own, { kinds })).rejects.toThrow("notifications.problem.kind");
  });
});

describe("what is told", () => {
  it("one mail a day of a kind with all that happened since, in the reader's language, and nothing twice", async () => {
    const { context, pass } = await world();
    const [english, spanish] = [await makeReader(context), await makeReader(context, { language: "es" })];
    await refuse(context, "first.txt");
    expect(await pass(hour)).toEqual({ written: 0 });
    await refuse(context, "second.txt");
    expect(await pass(23 * hour)).toEqual({ written: 2 });
    expect(await pass(minute)).toEqual({ written: 0 });
    expect(await pass(day)).toEqual({ written: 0 });
    await refuse(context, "third.txt");
    await pass(day);
    const mails = await notificationsFor(english.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Fieldwise: files for ${context.tenant.name} were rejected`,
      `Fieldwise: files for ${context.tenant.name} were rejected`,
    ]);
    expect(mails[0]?.body).toContain(
      "first.txt from clerk@customer.example: The file is not a PDF, JPEG or PNG.",
    );
    expect(mails[0]?.body).toContain("second.txt");
    expect(mails[1]?.body).toContain("third.txt");
    expect(mails[1]?.body).not.toContain("second.txt");
    const [otra] = await notificationsFor(spanish.email);
    expect(otra?.subject).toBe(`Fieldwise: se han rechazado archivos para ${context.tenant.name}`);
    expect(otra?.body).toContain("Hola, Ines:");
  });

  it("names ten of many, and says how many more there are", async () => {
    const { context, pass } = await world();
    const { email } = await makeReader(context);
    for (let file = 1; file <= 37; file += 1) await refuse(context, `file-${file}.txt`);
    await pass(day);
    const [mail] = await notificationsFor(email);
    expect(mail?.body.match(/file-\d+\.txt/g)).toHaveLength(10);
    expect(mail?.body).toContain("and 27 more");
  });

  it("documents that need review, and the day, by model with the page of each", async () => {
    const { context, model, now, pass } = await world();
    const { email, context: own } = await makeReader(context);
    await chooseNotifications(own, { kinds: ["needs-look", "daily"] });
    const at = new Date(now().getTime() + minute);
    await plantDocument(context, model.id, { position: 1, status: "failed", at });
    await plantDocument(context, model.id, { position: 2, status: "success", at });
    await plantDocument(context, model.id, {
      position: 3,
      status: "failed",
      at: new Date(at.getTime() - day),
    });
    await pass(day);
    const page = `${toldSite}/document-processing/${model.id}/documents`;
    expect((await notificationsFor(email)).map(({ body }) => body.split("\n\n")[2]).sort()).toEqual([
      `${model.name}: 1 new, 2 in total\n  ${page}`,
      `${model.name}: 2 received, 2 to review\n  ${page}`,
    ]);
  });

  it("releases that were given up", async () => {
    const { context, model, pass } = await world();
    const { email } = await makeReader(context);
    const documentId = await plantDocument(context, model.id, { fileName: "harbour.pdf" });
    const failed = auditOf(context, "documents.fail-release", documentId, {
      problem: "release.problem.refused",
    });
    await insertShardAudit(context.shard, { ...failed, at: new Date(context.now().getTime() + 1) });
    await pass(day);
    const [mail] = await notificationsFor(email);
    expect(mail?.subject).toBe(`Fieldwise: failed deliveries of ${context.tenant.name}`);
    expect(mail?.body).toContain("harbour.pdf could not be released:");
  });
});

describe("when it is told", () => {
  it("what is urgent within a minute, once a day: the rest the next morning", async () => {
    const { context, pass } = await world();
    const { email } = await makeReader(context);
    const hurried = async (file: string) => {
      await refuse(context, file);
      await sendNotificationsSoon(context, "intake-refused");
    };
    await hurried("first.txt");
    expect(await pass(minute)).toEqual({ written: 1 });
    await hurried("second.txt");
    expect(await pass(minute)).toEqual({ written: 0 });
    await pass(19 * hour);
    const mails = await notificationsFor(email);
    expect(mails.map(({ body }) => /\w+\.txt/.exec(body)?.[0])).toEqual(["first.txt", "second.txt"]);
  });

  it("two runs at once, and one that was cut off, write nothing twice and lose nothing", async () => {
    const { context, pass, now } = await world();
    const readers = [];
    for (let person = 0; person < 60; person += 1) readers.push(await makeReader(context));
    await refuse(context, "first.txt");
    const turns = () =>
      env.DB_CONTROL.prepare("select * from notification_turns where tenant_id = ? order by kind")
        .bind(context.tenant.id)
        .all<Record<string, unknown>>();
    const before = (await turns()).results;
    await Promise.all([pass(day), tellPeople(context, new Date(now().getTime()))]);
    // As it was before the end of the turns: the run was killed after its last mail.
    for (const { kind, since, until, due_at, sent_day } of before)
      await env.DB_CONTROL.prepare(
        "update notification_turns set since = ?, until = ?, due_at = ?, sent_day = ? where tenant_id = ? and kind = ?",
      )
        .bind(since, until, due_at, sent_day, context.tenant.id, kind)
        .run();
    await pass(minute);
    for (const { email } of readers) expect(await notificationsFor(email)).toHaveLength(1);
  });

  it("a turn that fails is logged, tried again in a quarter of an hour, and holds up no other", async () => {
    expectConsole(/notifications\.turn/);
    const [{ context, now }, other] = [await world(), await world()];
    const [{ email }, reader] = [await makeReader(context), await makeReader(other.context)];
    await refuse(context);
    await refuse(other.context);
    const soon = new Date(now().getTime() + day);
    await env.DB_CONTROL.prepare(
      "insert or ignore into notification_turns (tenant_id, kind, since, until, due_at) values (?1, 'intake-refused', ?2, ?3, ?3)",
    )
      .bind(context.tenant.id, now().getTime() - 1, soon.getTime())
      .run();
    const run = (at: Date, broken: boolean) =>
      sendNotifications(
        {
          ...context,
          now: () => at,
          actor: { kind: "system", id: "test" },
          openTenant: async ({ tenantId }) => {
            if (tenantId !== context.tenant.id) return { ...other.context, now: () => at };
            if (broken) throw new Error("the shard is away");
            return { ...context, now: () => at };
          },
        },
        { site: toldSite },
      );
    await run(soon, true);
    expect(await notificationsFor(reader.email)).toHaveLength(1);
    expect(await notificationsFor(email)).toHaveLength(0);
    await run(new Date(soon.getTime() + 14 * minute), false);
    expect(await notificationsFor(email)).toHaveLength(0);
    await run(new Date(soon.getTime() + 16 * minute), false);
    expect(await notificationsFor(email)).toHaveLength(1);
  });
});

describe("the link that stops a mail", () => {
  it("stops its kind and no other, without signing in, and no link but that of a mail does", async () => {
    const { context, pass } = await world();
    const { email, context: own } = await makeReader(context);
    await refuse(context);
    await pass(day);
    const [mail] = await notificationsFor(email);
    expect(mail?.body).toContain(mail?.stopLink);
    const asked = linkOf(mail?.stopLink ?? "");
    const visitor = { ...context, actor: { kind: "visitor", id: "visitor" } as const };
    const stranger = await makeReader(context);
    for (const forged of [
      { ...asked, token: `${asked.token}x` },
      { ...asked, kind: "usage" as const },
      { ...asked, userId: stranger.id },
    ])
      await expect(stopNotifications(visitor, forged)).rejects.toMatchObject({ code: "not-found" });
    await stopNotifications(visitor, asked);
    await stopNotifications(visitor, asked);
    expect((await getNotificationChoice(own, {})).wanted).toEqual(["assigned", "delivery-failed", "usage"]);
    await refuse(context);
    await pass(day);
    expect(await notificationsFor(email)).toHaveLength(1);
    const { results } = await env.DB_CONTROL.prepare(
      "select operation from audit where actor_id = ? and tenant_id = ?",
    )
      .bind(own.actor.id, context.tenant.id)
      .all();
    expect(results).toEqual([{ operation: "notifications.stop" }]);
  });
});
