import { env } from "cloudflare:workers";
import { expectConsole } from "@tests/support/announced-console";
import { clockedVisitor } from "@tests/support/clocked-visitor";
import { beforeEach, describe, expect, it } from "vitest";
import { insertMail } from "~/data/control/outbox";
import { forgetExpired } from "~/operations/accounts/forget-expired";
import { sendOutbox } from "~/operations/mail/send-outbox";
import type { Mail } from "~/operations/ports";

const minute = 60 * 1000;
const day = 24 * 60 * minute;

let clock: ReturnType<typeof clockedVisitor>;
let sent: Mail[];

beforeEach(async () => {
  await env.DB_CONTROL.prepare("DELETE FROM mail_outbox").run();
  clock = clockedVisitor({ kind: "system", id: "outbox" });
  sent = [];
});

const working = { send: async (mail: Mail) => void sent.push(mail) };
const broken = { send: () => Promise.reject(new Error("the line is dead")) };

const put = (id: string, more: { stopLink?: string } = {}) =>
  insertMail(clock.context.control, {
    ...more,
    id,
    recipient: `${id}@example.com`,
    subject: `Mail ${id}`,
    body: "Hello",
    createdAt: clock.context.now(),
  });

const row = (id: string) =>
  env.DB_CONTROL.prepare("SELECT attempts, sent_at, last_error FROM mail_outbox WHERE id = ?")
    .bind(id)
    .first();

const textsOf = (id: string) =>
  env.DB_CONTROL.prepare("SELECT subject, body FROM mail_outbox WHERE id = ?").bind(id).first();

describe("emptying the outbox", () => {
  it("sends each mail once", async () => {
    await put("one");
    await put("two");
    expect(await sendOutbox({ ...clock.context, mail: working }, {})).toEqual({ sent: 2, failed: 0 });
    await sendOutbox({ ...clock.context, mail: working }, {});
    expect(sent.map(({ recipient }) => recipient).sort()).toEqual(["one@example.com", "two@example.com"]);
  });

  it("does not send a mail twice when two runs meet", async () => {
    await put("one");
    await Promise.all([
      sendOutbox({ ...clock.context, mail: working }, {}),
      sendOutbox({ ...clock.context, mail: working }, {}),
    ]);
    expect(sent).toHaveLength(1);
  });

  it("keeps a mail that could not be sent, with the reason, and tries again later", async () => {
    expectConsole(/mail\.not-sent/);
    await put("one");
    expect(await sendOutbox({ ...clock.context, mail: broken }, {})).toEqual({ sent: 0, failed: 1 });
    expect(await row("one")).toEqual({ attempts: 1, sent_at: null, last_error: "Error: the line is dead" });
    await sendOutbox({ ...clock.context, mail: working }, {});
    expect(sent).toEqual([]);
    clock.pass(minute);
    await sendOutbox({ ...clock.context, mail: working }, {});
    expect(sent).toHaveLength(1);
    expect(await row("one")).toMatchObject({ attempts: 2, last_error: null });
  });

  it("forgets what a mail said once it was sent: mails hold codes", async () => {
    await put("one");
    await sendOutbox({ ...clock.context, mail: working }, {});
    expect(sent.map(({ subject, body }) => [subject, body])).toEqual([["Mail one", "Hello"]]);
    expect(await textsOf("one")).toEqual({ subject: "", body: "" });
  });

  it("forgets what a mail said that could not be sent for a week, and every mail after ninety days", async () => {
    await put("one");
    clock.pass(6 * day);
    await forgetExpired(clock.context, {});
    expect(await textsOf("one")).toEqual({ subject: "Mail one", body: "Hello" });
    clock.pass(1.1 * day);
    await forgetExpired(clock.context, {});
    expect(await textsOf("one")).toEqual({ subject: "", body: "" });
    clock.pass(90 * day);
    await forgetExpired(clock.context, {});
    expect(await textsOf("one")).toBeNull();
  });

  it("gives up after eight attempts", async () => {
    expectConsole(/mail\.not-sent/);
    await put("one");
    for (let run = 0; run < 10; run += 1) {
      await sendOutbox({ ...clock.context, mail: broken }, {});
      clock.pass(130 * minute);
    }
    expect(await row("one")).toMatchObject({ attempts: 8, sent_at: null });
  });

  it("takes at most twenty a run, the oldest first", async () => {
    for (let number = 1; number <= 21; number += 1) {
      await put(`mail-${String(number).padStart(2, "0")}`);
      clock.pass(1);
    }
    expect(await sendOutbox({ ...clock.context, mail: working }, {})).toEqual({ sent: 20, failed: 0 });
    expect(sent.map(({ subject }) => subject)).not.toContain("Mail mail-21");
  });

  it("sends what somebody waits for before mails that can be stopped, with their link", async () => {
    const stopLink = "https://fieldwise.example/mails/stop?token=x";
    for (let number = 1; number <= 25; number += 1) await put(`morning-${number}`, { stopLink });
    clock.pass(1);
    await put("code");
    await sendOutbox({ ...clock.context, mail: working }, {});
    expect(sent[0]).toMatchObject({ subject: "Mail code", stopLink: null });
    expect(sent.slice(1).map((mail) => mail.stopLink)).toEqual(Array.from({ length: 19 }, () => stopLink));
    await sendOutbox({ ...clock.context, mail: working }, {});
    expect(sent).toHaveLength(26);
  });

  it("is no business of a visitor", async () => {
    const visitor = clockedVisitor();
    await expect(sendOutbox({ ...visitor.context, mail: working }, {})).rejects.toMatchObject({
      code: "unauthenticated",
    });
  });
});
