import { env } from "cloudflare:workers";
import { graphMailbox, graphPlace, graphSecret } from "@tests/stand-ins/graph-mailbox";
import { mailOf } from "@tests/support/mail-of";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { makeReader, notificationsFor, tellPeople } from "@tests/support/told-people";
import { usShard } from "@tests/support/us-shard";
import { parseGraphMail } from "@workers/email/parse-graph-mail";
import { receiveMailboxNotifications } from "@workers/web/receive-mailbox-notifications";
import { describe, expect, it } from "vitest";
import { listConnections } from "~/operations/connections/list";
import { countByStatus } from "~/operations/documents/count-by-status";
import { listIntakeLog } from "~/operations/intake/list-log";
import { saveMailRules } from "~/operations/intake/save-mail-rules";
import { getMailbox } from "~/operations/mailboxes/get";
import { removeMailbox } from "~/operations/mailboxes/remove";
import { saveMailbox } from "~/operations/mailboxes/save";
import { sweepMailboxes } from "~/operations/mailboxes/sweep";
import { syncMailbox } from "~/operations/mailboxes/sync";
import { openGraph } from "~/platform/mailboxes/graph";
import { allShards } from "~/platform/tenancy";

const [minute, hour] = [60_000, 3_600_000];
const day = 24 * hour;
const notifyUrl = "https://fieldwise.example/webhooks/microsoft-mail/tenant";

/** A tenant with a model, and a mailbox of Microsoft that it is connected to unless told otherwise. */
async function world({ connect = true } = {}) {
  const tenant = await makeTenant();
  const model = await makeModel(tenant);
  const mailbox = graphMailbox();
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const context = {
    ...tenant,
    now,
    mailboxes: openGraph(undefined, mailbox.ask),
    takeApart: (raw: Uint8Array<ArrayBuffer>) => parseGraphMail(raw, env.MAIL_DOMAIN),
  };
  const system = { ...context, actor: { kind: "system", id: "mailboxes" } as const };
  const save = (more = {}) => saveMailbox(context, { ...graphPlace, secret: graphSecret, ...more });
  if (connect) await save();
  let number = 0;
  const put = (headers: string[] = [], from = "Dana <dana@supplier.example>") => {
    number += 1;
    const bytes = new TextEncoder().encode(`%PDF-1.7 ${number} ${crypto.randomUUID()}`);
    const draft = mailOf({
      from,
      to: graphPlace.address,
      subject: "Supplier-Invoices",
      messageId: `<${crypto.randomUUID()}@supplier.example>`,
      parts: [
        { fileName: `a-${number}.pdf`, contentType: "application/pdf", bytes, disposition: "attachment" },
      ],
    });
    mailbox.put([...headers, draft].join("\r\n"), new Date(now().getTime() + 1));
  };
  const documents = async () => (await countByStatus(context, {})).reduce((sum, { count }) => sum + count, 0);
  return {
    context,
    model,
    mailbox,
    put,
    save,
    documents,
    sync: (url: string | null = null) => syncMailbox(system, { notifyUrl: url }),
    pass: (milliseconds: number) => {
      ahead += milliseconds;
    },
    sweep: () =>
      sweepMailboxes(
        {
          ...system,
          shards: allShards(env),
          openTenant: async ({ tenantId }) => (tenantId === tenant.tenant.id ? system : null),
          notifyUrlOf: () => null,
        },
        {},
      ),
  };
}

describe("a mailbox of Microsoft 365", () => {
  it("gives what arrives after it was connected, each once, page by page, and later only what is new", async () => {
    const { put, sync, documents, mailbox, pass } = await world();
    for (let message = 0; message < 7; message += 1) put();
    expect(await sync()).toEqual({ taken: 7, more: false });
    pass(10 * minute);
    const before = mailbox.asked.filter((one) => one.includes("/$value")).length;
    expect(await sync()).toEqual({ taken: 0, more: false });
    put();
    expect(await sync()).toEqual({ taken: 1, more: false });
    expect(mailbox.asked.filter((one) => one.includes("/$value")).length).toBe(before + 1);
    expect(await documents()).toBe(8);
  });

  it("ends a long run and goes on with the next", async () => {
    const { put, sync, documents } = await world();
    for (let message = 0; message < 11; message += 1) put();
    expect(await sync()).toEqual({ taken: 8, more: true });
    expect(await sync()).toEqual({ taken: 3, more: false });
    expect(await documents()).toBe(11);
  });

  it("makes nothing twice when a run is cut off between any two requests", async () => {
    const { put, sync, documents, mailbox, pass } = await world();
    for (let message = 0; message < 5; message += 1) put();
    for (let allowed = 1; allowed < 14; allowed += 1) {
      let left = allowed;
      mailbox.state.trouble = () => {
        left -= 1;
        return left < 0 ? new Response(null, { status: 500 }) : null;
      };
      await sync();
      pass(20 * minute);
    }
    mailbox.state.trouble = null;
    await sync();
    expect(await documents()).toBe(5);
  });

  it("loses nothing in an outage of three days, nor when Microsoft has lost the place", async () => {
    const { put, sync, documents, mailbox, pass } = await world();
    put();
    await sync();
    mailbox.state.trouble = () => new Response(null, { status: 503 });
    for (let round = 0; round < 3; round += 1) {
      pass(day);
      put();
      await sync();
    }
    mailbox.state.trouble = null;
    mailbox.forget();
    pass(day);
    expect(await sync()).toEqual({ taken: 0, more: false });
    expect(await sync()).toEqual({ taken: 3, more: false });
    expect(await documents()).toBe(4);
  });

  it("is announced by a subscription that is renewed in time, and made anew when it is gone", async () => {
    const { sync, mailbox, pass } = await world();
    const until = () => [...mailbox.subscriptions.values()].map((one) => one.until.getTime());
    await sync(notifyUrl);
    const [first = 0] = until();
    expect(first - Date.now()).toBeGreaterThan(6 * day);
    expect(first - Date.now()).toBeLessThan(10_070 * minute);
    pass(4 * day);
    await sync(notifyUrl);
    expect(until()).toEqual([first]);
    pass(2 * day);
    await sync(notifyUrl);
    expect((until()[0] ?? 0) - first).toBeGreaterThan(5 * day);
    mailbox.subscriptions.clear();
    pass(6 * day);
    await sync(notifyUrl);
    expect(mailbox.subscriptions.size).toBe(1);
    pass(30 * day);
    await sync(notifyUrl);
    expect(mailbox.subscriptions.size).toBe(2);
  });

  it("follows the rules of the model: who it is from is what Exchange Online says on top", async () => {
    const { context, model, put, sync } = await world();
    const rules = { senders: "supplier.example", others: "refuse", told: "", language: "en" } as const;
    await saveMailRules(context, { modelId: model.id, ...rules });
    const proof =
      "spf=pass (sender IP is 192.0.2.1) smtp.mailfrom=supplier.example; dkim=pass (signature was verified) header.d=supplier.example;dmarc=pass action=none header.from=supplier.example;compauth=pass reason=100";
    put([`Authentication-Results: ${proof}`]);
    put();
    put([`Authentication-Results: ${proof.replaceAll("pass", "fail")}`, `Authentication-Results: ${proof}`]);
    put([`Authentication-Results: mx.evil.example; ${proof}`]);
    await sync();
    const { lines } = await listIntakeLog(context, { size: 10 });
    expect(lines.map(({ reason }) => reason).reverse()).toEqual([
      null,
      "sender-unproved",
      "sender-unproved",
      "sender-unproved",
    ]);
  });

  it("says what is wrong, waits longer each time, and tells people after five failures", async () => {
    const { context, sync, mailbox, pass, sweep } = await world();
    const reader = await makeReader(context);
    await sync();
    await tellPeople(context, context.now());
    mailbox.state.trouble = (url) =>
      url.pathname.endsWith("/token") ? Response.json({ error: "invalid_client" }, { status: 401 }) : null;
    for (let failure = 0; failure < 5; failure += 1) {
      pass(2 * hour);
      await sweep();
    }
    expect(await getMailbox(context, {})).toMatchObject({ failures: 5, problem: "mailbox.problem.sign-in" });
    expect((await listConnections(context, {})).find(({ id }) => id === "mailbox")).toMatchObject({
      state: "failing",
      toDo: "mailbox-failing",
    });
    pass(minute);
    const asked = mailbox.asked.length;
    await sweep();
    expect(mailbox.asked).toHaveLength(asked);
    await tellPeople(context, context.now());
    const [mail] = await notificationsFor(reader.email);
    expect(mail?.body).toContain("The Microsoft 365 mailbox invoices@customer.example could not be read");
    mailbox.state.trouble = null;
    pass(2 * hour);
    await sweep();
    expect(await getMailbox(context, {})).toMatchObject({ failures: 0, problem: null });
  });

  it("waits as long as Microsoft asks", async () => {
    const { sync, mailbox, pass, sweep } = await world();
    await sync();
    pass(hour);
    mailbox.state.trouble = () => new Response(null, { status: 429, headers: { "Retry-After": "7200" } });
    await sweep();
    mailbox.state.trouble = null;
    const asked = mailbox.asked.length;
    pass(119 * minute);
    await sweep();
    expect(mailbox.asked).toHaveLength(asked);
    pass(2 * minute);
    await sweep();
    expect(mailbox.asked.length).toBeGreaterThan(asked);
  });

  it("gives its token to no other service, whatever a link says", async () => {
    const { put, sync, mailbox, context } = await world();
    put();
    mailbox.state.trouble = (url) =>
      url.pathname.endsWith("/delta")
        ? Response.json({ value: [], "@odata.nextLink": "https://evil.example/v1.0/next" })
        : null;
    await sync();
    expect(mailbox.asked.filter((one) => one.includes("evil"))).toEqual([]);
    expect(await getMailbox(context, {})).toMatchObject({
      failures: 1,
      problem: "mailbox.problem.unreachable",
    });
  });
});

describe("connecting a mailbox", () => {
  it("signs in first, says what Microsoft refuses, and keeps the secret sealed", async () => {
    const { context, save } = await world({ connect: false });
    await expect(save({ secret: "wrong" })).rejects.toMatchObject({
      code: "unavailable",
      messageKey: "mailbox.problem.sign-in",
    });
    await expect(save({ secret: "" })).rejects.toMatchObject({
      messageKey: "mailbox.problem.secret-required",
    });
    expect(await getMailbox(context, {})).toBeNull();
    await save();
    await save({ secret: "" });
    const other = "99999999-7777-8888-9999-000000000000";
    await expect(save({ secret: "", clientId: other })).rejects.toMatchObject({
      messageKey: "mailbox.problem.secret-required",
    });
    const row = await usShard()
      .prepare("select sealed_secret as sealed from mailboxes where tenant_id = ?")
      .bind(context.tenant.id)
      .first<{ sealed: string }>();
    expect(row?.sealed).not.toContain(graphSecret);
    const use = { purpose: "mailbox-secret", owner: context.tenant.id } as const;
    expect(await context.secrets.unseal(row?.sealed ?? "", use)).toBe(graphSecret);
    expect(await context.secrets.unseal(row?.sealed ?? "", { ...use, owner: "another" })).toBeNull();
    await removeMailbox(context, {});
    expect(await getMailbox(context, {})).toBeNull();
  });
});

describe("announcements of Microsoft", () => {
  const post = (tenantId: string, body: unknown, query = "") =>
    receiveMailboxNotifications(
      new Request(`https://fieldwise.example/webhooks/microsoft-mail/${tenantId}${query}`, {
        method: "POST",
        body: JSON.stringify(body),
      }),
      env,
    );

  it("begin with a token that is given back as plain text", async () => {
    const answer = await post("any", {}, "?validationToken=Validation%3A+%3Cb%3E");
    expect([answer.status, answer.headers.get("Content-Type"), await answer.text()]).toEqual([
      200,
      "text/plain; charset=utf-8",
      "Validation: <b>",
    ]);
  });

  it("have the mailbox looked into at once, with their secret alone", async () => {
    const { context, sync, mailbox } = await world();
    await sync(notifyUrl);
    const dueAt = async () =>
      usShard()
        .prepare("select due_at from mailboxes where tenant_id = ?")
        .bind(context.tenant.id)
        .first<number>("due_at");
    const before = await dueAt();
    const [[subscriptionId, { clientState }] = ["", { clientState: "" }]] = [...mailbox.subscriptions];
    for (const body of [
      { value: [{ subscriptionId, clientState: "guessed" }] },
      { value: [{ subscriptionId, clientState: null }] },
      { value: [{ subscriptionId: "another", clientState }] },
      { value: "nonsense" },
      null,
    ]) {
      expect((await post(context.tenant.id, body)).status).toBe(202);
      expect(await dueAt()).toBe(before);
    }
    expect((await post("nobody", { value: [{ subscriptionId, clientState }] })).status).toBe(202);
    expect(await dueAt()).toBe(before);
    expect((await post(context.tenant.id, { value: [{ subscriptionId, clientState }] })).status).toBe(202);
    expect(await dueAt()).toBeLessThan(before ?? 0);
  });
});
