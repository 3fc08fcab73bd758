import { env } from "cloudflare:workers";
import { type MailProgram, mailPrograms, passes } from "@tests/support/reply-mails";
import { mailsTo, replyWorld } from "@tests/support/reply-world";
import { makeReader } from "@tests/support/told-people";
import { sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { assistantRoleOf } from "~/domain/permissions/seeded-roles";
import { listAudit } from "~/operations/audit/list";
import { saveCorrections } from "~/operations/documents/save-corrections";
import { saveMailRules } from "~/operations/intake/save-mail-rules";

const notTaken = "550 5.7.1 This reply is not accepted";
type World = Awaited<ReturnType<typeof replyWorld>>;

async function told(change: Parameters<typeof replyWorld>[0] = {}): Promise<World & { to: string }> {
  const world = await replyWorld(change);
  await world.tell();
  return { ...world, to: await world.address() };
}

describe("the mail about a document", () => {
  it("shows the uncertain value, how to answer, and an address that only this person can use", async () => {
    const { person, to, documentId } = await told();
    const mails = await mailsTo(person.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining("documents of"),
      "Fieldwise: invoice.pdf needs review",
    ]);
    expect(mails[1]?.body).toContain("  Total: 100.00");
    expect(mails[1]?.body).toContain("because: too few fields were found.");
    expect(mails[1]?.body).toContain(`/documents/${documentId}`);
    expect(mails[1]?.body).toContain("/mails/stop?");
    const rich = JSON.parse(mails[1]?.rich ?? "null");
    expect(rich.html).toContain('src="cid:value-1" alt="Total: 100.00"');
    expect(rich.pictures).toEqual([
      { id: "value-1", path: expect.stringContaining(`/${documentId}/1/1?frame=0,0.08,0.35,0.14`) },
    ]);
    expect(to).toMatch(/^reply\+[a-z2-7.0-9]{46,52}@/);
  });

  it("is written once for a revision, and to nobody who may not correct", async () => {
    const world = await told();
    await world.tell();
    expect((await mailsTo(world.person.email)).filter(({ replyTo }) => replyTo)).toHaveLength(1);
  });

  it("is not written where the model's rules switch it off", async () => {
    const world = await replyWorld();
    const rules = { senders: "", others: "take", told: "", language: "en", replies: "off" } as const;
    await saveMailRules(world.context, { modelId: world.model.id, ...rules });
    await world.tell();
    expect(await world.address()).toBe("");
  });
});

describe("a reply", () => {
  it("corrects through the operation of the review screen, is in both logs, and is answered once", async () => {
    const world = await told();
    expect(await world.reply(world.to, ["Total: 1,123.45"])).toBeNull();
    expect(await world.total()).toEqual({ total: "1123.45", revision: 1, status: "userEdited" });
    expect(await world.lines()).toEqual([["taken", null, world.documentId]]);
    const { lines } = await listAudit(world.context, {});
    const operations = lines.map(({ operation }) => operation);
    expect(operations).toEqual(expect.arrayContaining(["documents.save-corrections", "replies.take"]));
    const answer = (await mailsTo(world.person.email)).at(-1);
    expect(answer?.subject).toBe("Fieldwise: corrections to invoice.pdf saved");
    expect(answer?.body).toContain("Total: 1,123.45");
    expect(answer?.inReplyTo).toBe(`<reply-1-${world.documentId}@example.com>`);
  });

  it("that comes twice does nothing twice", async () => {
    const world = await told();
    const messageId = "<same@example.com>";
    await world.reply(world.to, ["Total: 5.00"], { messageId });
    const before = (await mailsTo(world.person.email)).length;
    expect(await world.reply(world.to, ["Total: 5.00"], { messageId })).toBeNull();
    expect((await world.total()).revision).toBe(1);
    expect(await mailsTo(world.person.email)).toHaveLength(before);
    expect(await world.lines()).toHaveLength(1);
  });

  it("to the answer corrects more", async () => {
    const world = await told();
    await world.reply(world.to, ["Total: 5.00"]);
    await world.reply(await world.address(), ["Invoice number: INV-8"]);
    expect(await world.total()).toEqual({ total: "5.00", revision: 2, status: "userEdited" });
  });

  it("of which a line cannot be read changes nothing, and says of each line why", async () => {
    const world = await told();
    await world.reply(world.to, ["Total: 1.00", "Totl: 5", "Invoice date: someday"]);
    expect(await world.total()).toMatchObject({ total: "100.00", revision: 0 });
    const [unread] = (await mailsTo(world.person.email)).slice(-1);
    expect(unread?.body).toContain("Totl: 5: the AI model has no such field.");
    expect(unread?.body).toMatch(/Invoice date: .*date/);
    await world.reply(world.to, ["Total: 1.00", "Invoice date: someday"]);
    expect(await world.total()).toMatchObject({ total: "100.00", revision: 0 });
    const [refused] = (await mailsTo(world.person.email)).slice(-1);
    expect(refused?.body).toMatch(/Invoice date: .*date/);
    expect((await world.lines()).map(([, reason]) => reason)).toEqual(["reply-refused", "reply-unread"]);
  });

  it("with a greeting is taken, and says what it passed over", async () => {
    const world = await told();
    await world.reply(world.to, ["Hello,", "", "Total: 7.00"]);
    expect((await world.total()).total).toBe("7.00");
    expect((await mailsTo(world.person.email)).at(-1)?.body).toContain("were ignored:\n  Hello,");
  });

  it("without any correction is told how one looks", async () => {
    const world = await told();
    await world.reply(world.to, ["Thank goodness, it is Friday"]);
    expect((await mailsTo(world.person.email)).at(-1)?.body).toContain("contains no corrections");
    expect((await world.total()).revision).toBe(0);
  });

  it("about a document that somebody changed meanwhile is told what stands now, and can be sent again", async () => {
    const world = await told();
    const { documentId } = world;
    await saveCorrections(world.context, { documentId, revision: 0, fields: { invoiceNumber: "INV-9" } });
    await world.reply(world.to, ["Total: 1.00"]);
    expect(await world.total()).toMatchObject({ total: "100.00", revision: 1 });
    const answer = (await mailsTo(world.person.email)).at(-1);
    expect(answer?.body).toContain("was changed after the e-mail");
    expect(answer?.body).toContain("  Total: 100.00");
    await world.reply(answer?.replyTo ?? "", ["Total: 1.00"]);
    expect(await world.total()).toMatchObject({ total: "1.00", revision: 2 });
  });

  it.each(
    Object.entries<MailProgram>(mailPrograms).flatMap(([name, program]) =>
      (["en", "es"] as const).map((language) => ({ name, program, language })),
    ),
  )("by $name in $language, with the model's numbers and dates", async ({ program, language }) => {
    const world = await told({ language, culture: language === "es" ? "es-ES" : "en-US" });
    const lines =
      language === "es"
        ? ["Total: 1.234,50", "Fecha de factura: 30/11/2026"]
        : ["Total: 1,234.50", "Invoice date: 11/30/2026"];
    expect(await world.reply(world.to, lines, { program, language })).toBeNull();
    expect(await world.total()).toMatchObject({ total: "1234.50", revision: 1 });
    const subject = (await mailsTo(world.person.email)).at(-1)?.subject;
    expect(subject).toContain(language === "es" ? "correcciones" : "corrections");
  });
});

describe("approving by reply", () => {
  const rules = { senders: "", others: "take", told: "", language: "en" } as const;

  it("is refused where nobody switched it on, with the corrections beside it", async () => {
    const world = await told();
    await world.reply(world.to, ["Total: 100.01", "approve"]);
    expect(await world.total()).toMatchObject({ total: "100.00", status: "success", revision: 0 });
    expect((await world.lines())[0]?.[1]).toBe("reply-no-approval");
  });

  it("needs the permission besides, and no more", async () => {
    const world = await told();
    await saveMailRules(world.context, { modelId: world.model.id, ...rules, replies: "approve" });
    await env.DB_CONTROL.prepare(
      "insert into roles (id, tenant_id, name, permissions) values (?, ?, 'Clerk', ?)",
    )
      .bind(
        `clerk-${world.documentId}`,
        world.context.tenant.id,
        JSON.stringify([
          "TenantModel.ViewDocument",
          "TenantModel.EditDocument",
          "TenantModel.ApproveDocument",
        ]),
      )
      .run();
    const move = (roleId: string) =>
      env.DB_CONTROL.prepare("update members set role_id = ? where user_id = ?")
        .bind(roleId, world.person.id)
        .run();
    await move(`clerk-${world.documentId}`);
    await world.reply(world.to, ["approve"]);
    expect((await world.total()).status).toBe("success");
    await move("admin");
    await world.reply(world.to, ["Total: 100.00", "aprobar"]);
    const { status } = await world.total();
    const said = (await mailsTo(world.person.email)).at(-1)?.body;
    expect([status, said]).toEqual(["approved", expect.stringContaining("was approved")]);
  });
});

describe("who is not the person that was written to", () => {
  const untouched = { total: "100.00", revision: 0 };

  it.each<[string, string | null]>([
    ["no result of the border", null],
    ["dmarc failed", "mx.cloudflare.net; dkim=pass header.d=example.com; dmarc=fail header.from=example.com"],
    ["dmarc of another domain", "mx.cloudflare.net; dmarc=pass header.from=evil.example"],
    ["another server's header", "mx.evil.example; dmarc=pass header.from=example.com"],
    ["dkim of another domain", "mx.cloudflare.net; dkim=pass header.d=evil.example; dmarc=none"],
    ["spf alone", "mx.cloudflare.net; dmarc=none; spf=pass smtp.mailfrom=example.com"],
    [
      "a pass inside of a comment",
      "mx.cloudflare.net; dmarc=fail (x; dmarc=pass header.from=example.com) header.from=example.com",
    ],
    [
      "a second header below",
      `mx.cloudflare.net; dmarc=fail header.from=example.com\r\nAuthentication-Results: ${passes("example.com")}`,
    ],
  ])("%s", async (_, results) => {
    const world = await told();
    const answered = (await mailsTo(world.person.email)).length;
    expect(await world.reply(world.to, ["Total: 1.00"], { results })).toBe(notTaken);
    expect(await world.total()).toMatchObject(untouched);
    expect(await world.lines()).toEqual([["refused", "reply-unproved", world.documentId]]);
    expect(await mailsTo(world.person.email)).toHaveLength(answered);
  });

  it("without a DMARC policy, a signature of the very domain is enough", async () => {
    const world = await told();
    const results = "mx.cloudflare.net; dkim=pass header.d=example.com; dmarc=none";
    expect(await world.reply(world.to, ["Total: 1.00"], { results })).toBeNull();
    expect((await world.total()).total).toBe("1.00");
  });

  it("another person of the organization with the first one's address", async () => {
    const world = await told();
    const other = await makeReader(world.context);
    const sent = { from: other.email, envelope: other.email };
    expect(await world.reply(world.to, ["Total: 1.00"], sent)).toBe(notTaken);
    expect(await world.total()).toMatchObject(untouched);
    expect(await world.lines()).toEqual([]);
  });

  it("a stranger, and two senders at once", async () => {
    const world = await told();
    expect(await world.reply(world.to, ["Total: 1.00"], { from: "eve@evil.example" })).toBe(notTaken);
    const from = `${world.person.email}>, <eve@evil.example`;
    expect(await world.reply(world.to, ["Total: 1.00"], { from, results: passes("example.com") })).toBe(
      notTaken,
    );
    expect(await world.total()).toMatchObject(untouched);
  });

  it.each<[string, (to: string) => string]>([
    ["another tag", (to) => to.replace(/.@/, (end) => (end === "a@" ? "b@" : "a@"))],
    ["another revision", (to) => to.replace(/\.0\./, ".1.")],
    [
      "a later day",
      (to) =>
        to.replace(
          /^([^.]+\.0\.)(\w+)/,
          (_, head, day) => `${head}${(Number.parseInt(day, 36) + 9).toString(36)}`,
        ),
    ],
    ["another document", (to) => to.replace(/\+../, "+aa")],
    ["no token", (to) => to.replace(/\+[^@]+/, "")],
  ])("a forged address: %s", async (_, forge) => {
    const world = await told();
    expect(forge(world.to)).not.toBe(world.to);
    expect(await world.reply(forge(world.to), ["Total: 1.00"])).toBe(notTaken);
    expect(await world.total()).toMatchObject(untouched);
    expect(await world.lines()).toEqual([]);
  });

  it("the address in capitals is the same address", async () => {
    const world = await told();
    expect(await world.reply(world.to.toUpperCase(), ["Total: 1.00"])).toBeNull();
    expect((await world.total()).total).toBe("1.00");
  });

  it("after the last day the person is told, and nothing changes", async () => {
    const world = await told();
    vi.useFakeTimers({ now: Date.now() + 23 * 24 * 3_600_000, toFake: ["Date"] });
    try {
      expect(await world.reply(world.to, ["Total: 1.00"])).toBeNull();
    } finally {
      vi.useRealTimers();
    }
    expect(await world.total()).toMatchObject(untouched);
    expect((await world.lines())[0]?.[1]).toBe("reply-expired");
    expect((await mailsTo(world.person.email)).at(-1)?.body).toContain("21 days");
  });

  it("somebody whose permission or account is gone", async () => {
    const world = await told();
    const set = (column: string, value: string | number) =>
      env.DB_CONTROL.prepare(`update members set ${column} = ? where user_id = ?`)
        .bind(value, world.person.id)
        .run();
    await set("role_id", assistantRoleOf(world.context.tenant));
    expect(await world.reply(world.to, ["Total: 1.00"])).toBeNull();
    expect((await world.lines())[0]?.[1]).toBe("reply-no-document");
    await set("status", -1);
    expect(await world.reply(world.to, ["Total: 1.00"])).toBe(notTaken);
    expect(await world.total()).toMatchObject(untouched);
  });

  it("a reply about a document that was deleted", async () => {
    const world = await told();
    await world.context.shard.run(() => sql`delete from documents where id = ${world.documentId}`);
    await world.reply(world.to, ["Total: 1.00"]);
    expect((await world.lines())[0]?.[1]).toBe("reply-no-document");
  });
});

describe("loops end", () => {
  it.each([
    ["an automatic answer", { headers: ["Auto-Submitted: auto-replied"] }],
    ["a mail of a list", { headers: ["Precedence: bulk"] }],
    ["an empty return path", { envelope: "" }],
  ])("%s is not carried out and not answered", async (_, more) => {
    const world = await told();
    const before = (await mailsTo(world.person.email)).length;
    expect(await world.reply(world.to, ["Total: 1.00"], more)).toBeNull();
    expect((await world.total()).revision).toBe(0);
    expect(await world.lines()).toEqual([["refused", "reply-of-machine", world.documentId]]);
    expect(await mailsTo(world.person.email)).toHaveLength(before);
  });

  it("a machine that answers every answer is left alone after twelve", async () => {
    const world = await told();
    const before = (await mailsTo(world.person.email)).length;
    for (let time = 0; time < 15; time += 1) await world.reply(await world.address(), ["I am away."]);
    expect((await mailsTo(world.person.email)).length - before).toBe(12);
    expect((await world.lines()).slice(0, 3).map(([, reason]) => reason)).toEqual(
      Array.from({ length: 3 }, () => "reply-too-many"),
    );
  });
});
