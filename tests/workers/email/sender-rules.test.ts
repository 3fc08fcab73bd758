import { env } from "cloudflare:workers";
import { mailOf } from "@tests/support/mail-of";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { receiveInboundMail } from "@workers/email/inbound-mail";
import { describe, expect, it } from "vitest";
import { mailAddressOf } from "~/domain/intake/mail-address";
import { listIntakeLog } from "~/operations/intake/list-log";
import { saveMailRules } from "~/operations/intake/save-mail-rules";

const own = "Authentication-Results: mx.cloudflare.net;";

/** A tenant that takes documents of supplier.example alone, and its door. */
async function door() {
  const context = await makeTenant();
  const { id: modelId } = await makeModel(context);
  const rules = { senders: "supplier.example", others: "refuse", told: "", language: "en" } as const;
  await saveMailRules(context, { modelId, ...rules });
  const to = mailAddressOf(context.tenant, env.MAIL_DOMAIN);
  let number = 0;
  /** Delivers a mail with more headers on top, as servers add them; answers why its file was refused, or "taken". */
  const deliver = async (
    headers: readonly string[],
    {
      from = "Dana <dana@supplier.example>",
      envelope = "dana@supplier.example",
      below = [] as string[],
    } = {},
  ) => {
    number += 1;
    const bytes = new TextEncoder().encode(`%PDF-1.7 ${crypto.randomUUID()}`);
    const parts = [
      { fileName: "a.pdf", contentType: "application/pdf", bytes, disposition: "attachment" } as const,
    ];
    const draft = mailOf({
      from,
      to,
      subject: "Supplier-Invoices",
      messageId: `<${number}.${crypto.randomUUID()}@x.example>`,
      parts: [...parts],
    });
    const raw = [...headers, ...below, draft].join("\r\n");
    const stream = new Response(raw).body ?? new ReadableStream();
    await receiveInboundMail(
      { from: envelope, to, raw: stream, rawSize: raw.length, setReject: () => {} },
      env,
    );
    const [line] = (await listIntakeLog(context, { size: 1 })).lines;
    return line?.reason ?? line?.outcome;
  };
  const answersTo = async (recipient: string) =>
    (
      await env.DB_CONTROL.prepare(
        "select body, in_reply_to from mail_outbox where recipient = ? and instr(id, ?) = 1 and in_reply_to is not null",
      )
        .bind(recipient, context.tenant.id)
        .all<{ body: string; in_reply_to: string }>()
    ).results;
  return { deliver, answersTo };
}

describe("who a mail is from, as the server in front of us found out", () => {
  it("is believed from its header on top, folded over lines", async () => {
    const { deliver } = await door();
    expect(
      await deliver([
        `${own}\r\n dkim=pass header.d=supplier.example;\r\n\tdmarc=pass (p=none; x)\r\n header.from=supplier.example`,
      ]),
    ).toBe("taken");
  });

  it.each<[string, string[], { from?: string; below?: string[] }?]>([
    ["no header at all", []],
    [
      "one of another server",
      ["Authentication-Results: mx.example; dmarc=pass header.from=supplier.example"],
    ],
    [
      "one that the sender wrote below our own",
      [`${own} dmarc=fail header.from=supplier.example`, `${own} dmarc=pass header.from=supplier.example`],
    ],
    ["a proof of another domain", [`${own} dmarc=pass header.from=evil.example`]],
    [
      "two From headers",
      [`${own} dmarc=pass header.from=supplier.example`],
      { below: ["From: eve@evil.example"] },
    ],
    [
      "a From header of two addresses",
      [`${own} dmarc=pass header.from=supplier.example`],
      { from: "dana@supplier.example, eve@evil.example" },
    ],
    [
      "a name that looks like an address",
      [`${own} dmarc=pass header.from=supplier.example`],
      { from: '"dana@supplier.example" <eve@supplier.example.evil.example>' },
    ],
    [
      "its own word",
      ["X-Authentication-Results: mx.cloudflare.net; dmarc=pass header.from=supplier.example"],
    ],
    [
      "the chain of a forwarder",
      ["ARC-Authentication-Results: i=1; mx.cloudflare.net; dmarc=pass header.from=supplier.example"],
    ],
  ])("is not believed with %s", async (_, headers, how) => {
    const { deliver } = await door();
    expect(await deliver(headers, how)).toMatch(/^sender-un(proved|listed)$/);
  });
});

describe("a reply loop", () => {
  it("does not begin: what answers by itself, and what has no sender, gets no answer", async () => {
    const { deliver, answersTo } = await door();
    const refused = { from: "eve@evil.example", envelope: "eve@evil.example" };
    for (const header of [
      "Auto-Submitted: auto-replied",
      "Auto-Submitted: auto-generated",
      "Precedence: bulk",
      "List-Id: <news.evil.example>",
      "X-Auto-Response-Suppress: All",
    ])
      expect(await deliver([header], refused)).toBe("sender-unlisted");
    expect(await deliver([], { ...refused, envelope: "" })).toBe("sender-unlisted");
    expect(await deliver([], { ...refused, envelope: "<>" })).toBe("sender-unlisted");
    for (const to of ["eve@evil.example", "", "<>"]) expect(await answersTo(to)).toEqual([]);
  });

  it("with a robot that answers every answer and does not say so ends after five", async () => {
    const { deliver, answersTo } = await door();
    let rounds = 0;
    for (let answered = -1; answered < (await answersTo("robot@evil.example")).length; rounds += 1) {
      answered = (await answersTo("robot@evil.example")).length;
      await deliver([], { from: "robot@evil.example", envelope: "robot@evil.example" });
    }
    expect(rounds).toBe(6);
    const answers = await answersTo("robot@evil.example");
    expect(answers).toHaveLength(5);
    expect(new Set(answers.map((answer) => answer.in_reply_to)).size).toBe(5);
  });
});
