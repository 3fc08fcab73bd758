import { env } from "cloudflare:workers";
import { type MailDraft, type MailFile, mailOf } from "@tests/support/mail-of";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { receiveInboundMail } from "@workers/email/inbound-mail";
import { parseMail } from "@workers/email/parse-mail";
import { describe, expect, it } from "vitest";
import { mailLimits } from "~/domain/intake/inbound-mail";
import { mailAddressOf } from "~/domain/intake/mail-address";
import { listIntakeLog } from "~/operations/intake/list-log";

const door = { ownDomain: env.MAIL_DOMAIN, authority: "mx.cloudflare.net" };
const bytes = (text: string) => new TextEncoder().encode(text);
const pdf = (text: string): MailFile => ({
  fileName: "invoice.pdf",
  contentType: "application/pdf",
  bytes: bytes(`%PDF-1.7 ${text}`),
  disposition: "attachment",
});
const draft = (change: Partial<MailDraft> = {}): MailDraft => ({
  from: "Dana <dana@example.org>",
  to: "documents@fieldwise.example",
  subject: "Supplier-Invoices",
  messageId: "<one@example.org>",
  parts: [pdf("one")],
  ...change,
});

/** Hands a mail over as the border does; answers why it was rejected, or null. */
async function deliver(
  to: string,
  raw: string,
  rawSize = raw.length,
  from = "bounce@example.org",
): Promise<string | null> {
  let rejected: string | null = null;
  const stream = new Response(raw).body ?? new ReadableStream();
  const setReject = (reason: string) => {
    rejected = reason;
  };
  await receiveInboundMail({ from, to, raw: stream, rawSize, setReject }, env);
  return rejected;
}

describe("a mail at the door", () => {
  it("goes to the tenant of its address", async () => {
    const context = await makeTenant();
    await makeModel(context);
    expect(
      await deliver(mailAddressOf(context.tenant, env.MAIL_DOMAIN).toUpperCase(), mailOf(draft())),
    ).toBeNull();
    const { lines } = await listIntakeLog(context, {});
    expect(lines).toMatchObject([
      {
        part: "1",
        fileName: "invoice.pdf",
        outcome: "taken",
        sender: "dana@example.org",
        messageId: "<one@example.org>",
      },
    ]);
  });

  it("is rejected in the same words whatever is wrong with the address", async () => {
    const { tenant } = await makeTenant();
    const wrong = [
      `documents+${tenant.slug}.wrong@${env.MAIL_DOMAIN}`,
      `documents+nobody.${tenant.intakeToken}@${env.MAIL_DOMAIN}`,
      `documents@${env.MAIL_DOMAIN}`,
      `documents+${tenant.slug}.${tenant.intakeToken}@elsewhere.example`,
    ];
    const answers = await Promise.all(wrong.map((address) => deliver(address, mailOf(draft()))));
    expect(new Set(answers)).toEqual(new Set(["550 5.1.1 This address does not take documents"]));
  });

  it("is rejected unread when it is too large", async () => {
    const context = await makeTenant();
    const address = mailAddressOf(context.tenant, env.MAIL_DOMAIN);
    expect(await deliver(address, mailOf(draft()), mailLimits.bytes + 1)).toMatch(/^552 /);
    expect((await listIntakeLog(context, {})).lines).toEqual([]);
  });
});

/** Delivers to a tenant with one model; answers the rejection, and what the log says of each part. */
async function logOf(raw: string, from?: string) {
  const context = await makeTenant();
  await makeModel(context);
  const rejected = await deliver(mailAddressOf(context.tenant, env.MAIL_DOMAIN), raw, raw.length, from);
  const { lines } = await listIntakeLog(context, { size: 200 });
  const inOrder = lines.sort((a, b) => a.part.localeCompare(b.part, "en", { numeric: true }));
  return {
    context,
    rejected,
    lines: inOrder,
    outcomes: inOrder.map(({ reason, outcome }) => reason ?? outcome),
  };
}

/** The answers to senders that an organization has in the outbox. */
const answersOf = async ({ tenant }: { tenant: { id: string } }) => {
  const found = await env.DB_CONTROL.prepare("select subject from mail_outbox where instr(id, ?) = 1")
    .bind(`${tenant.id}:intake-answer:`)
    .all();
  return found.results;
};

describe("a mail that was made to be lost", () => {
  it("with an attachment's name of 10,000 characters, or more, is taken with the files after it", async () => {
    const parts = [10_001, 100_000].map((length) => ({
      ...pdf(`${length}`),
      fileName: `${"n".repeat(length)}.pdf`,
    }));
    const { outcomes, lines } = await logOf(mailOf(draft({ parts: [...parts, pdf("good")] })));
    expect(outcomes).toEqual(["taken", "taken", "taken"]);
    expect(lines.map(({ fileName }) => fileName.length)).toEqual([255, 255, 11]);
  });

  it("with a subject of 20,000 characters leaves a line; the subject is cut, it is only shown", async () => {
    const subject = `Supplier-Invoices ${"word ".repeat(4_000)}`;
    const { outcomes, lines } = await logOf(mailOf(draft({ subject })));
    expect(outcomes).toHaveLength(1);
    expect(lines[0]?.subject).toHaveLength(mailLimits.subject);
  });

  it("with a sender of 1,200 characters is taken; the sender is cut", async () => {
    const long = `${"s".repeat(1_200)}@example.org`;
    const { outcomes, lines } = await logOf(mailOf(draft({ from: long })), long);
    expect(outcomes).toEqual(["taken"]);
    expect(lines[0]?.sender).toHaveLength(mailLimits.sender);
  });

  it("to an address of 2,000 characters is rejected for good", async () => {
    expect(await deliver(`documents+${"x".repeat(2_000)}@${env.MAIL_DOMAIN}`, mailOf(draft()))).toMatch(
      /^550 /,
    );
  });

  it("with parts 3,000 deep is taken but for them", async () => {
    let deep = "\r\ndeep";
    for (let depth = 0; depth < 3_000; depth += 1)
      deep = `Content-Type: multipart/mixed; boundary=d${depth}\r\n\r\n--d${depth}\r\n${deep}\r\n--d${depth}--`;
    const raw = mailOf(draft({ parts: [pdf("one"), pdf("two")] }));
    const first = raw.indexOf("--=_mixed_1");
    const { outcomes } = await logOf(`${raw.slice(0, first)}--=_mixed_1\r\n${deep}\r\n${raw.slice(first)}`);
    expect(outcomes).toEqual(["too-deep", "taken", "taken"]);
  });

  it("with one part whose headers have no end is taken but for it", async () => {
    const raw = mailOf(draft({ parts: [pdf("one"), pdf("two")] }));
    const broken = raw.replace(
      "Content-Disposition: attachment",
      `X-Long: ${"x".repeat(mailLimits.headBytes)}`,
    );
    expect((await logOf(broken)).outcomes).toEqual(["unreadable", "taken"]);
  });

  it("whose own headers have no end leaves a line and is refused for good", async () => {
    const { rejected, outcomes, lines } = await logOf(`X-Long: ${"x".repeat(mailLimits.headBytes + 1)}`);
    expect(rejected).toMatch(/^554 5\.6\.0 /);
    expect(outcomes).toEqual(["unreadable"]);
    expect(lines[0]).toMatchObject({ sender: "bounce@example.org", subject: "", part: "" });
  });

  it.each([
    ["nothing", ""],
    ["noise", "\u0000\u0007\u0016garbage\r\n\u0001\u0002 more\r\n\r\n\u0000\u0000"],
    ["a sentence", "Where is my money?\r\n"],
    ["what a server put on top, and no mail", "Received: from a.example by b.example\r\n\r\nnoise"],
    ["a division without its boundary", "From: a@example.org\r\nContent-Type: multipart/mixed\r\n\r\nnoise"],
  ])("that is %s leaves a line, is refused for good and not answered besides", async (_, raw) => {
    const { rejected, outcomes, context } = await logOf(raw, "dana@example.org");
    expect(rejected).toMatch(/^554 5\.6\.0 /);
    expect(outcomes).toEqual(["unreadable"]);
    expect(await answersOf(context)).toEqual([]);
  });

  it("of text alone is a mail without files, which is answered and not refused", async () => {
    const { rejected, outcomes, context } = await logOf(mailOf(draft({ parts: [] })), "dana@example.org");
    expect({ rejected, outcomes }).toEqual({ rejected: null, outcomes: ["no-files"] });
    expect(await answersOf(context)).toHaveLength(1);
  });

  it("of 20,000 empty parts is looked at as far as the limit, and says that there is more", async () => {
    const empty = "--b\r\nContent-Type: application/pdf\r\n\r\n\r\n".repeat(20_000);
    const head =
      "From: a@example.org\r\nSubject: Supplier-Invoices\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n";
    const { outcomes } = await logOf(`${head}${empty}--b--`);
    expect(outcomes).toEqual([...Array.from({ length: 50 }, () => "empty"), "too-many-parts"]);
    const began = performance.now();
    const { parts } = await parseMail(bytes(`${head}${empty}--b--`), "bounce@example.org", door);
    expect(parts).toHaveLength(mailLimits.walked);
    // Each part costs the same: 400 of them, and one pass over the bytes.
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  it("of 400 mails within it counts the parts of all of them together", async () => {
    const inner = mailOf(draft({ parts: Array.from({ length: 30 }, (_, index) => pdf(`${index}`)) }));
    const mail = await apart(mailOf(draft({ parts: Array.from({ length: 40 }, () => forward(inner)) })));
    expect(mail.parts.filter(({ fault }) => fault === null).length).toBeLessThan(mailLimits.walked);
    expect(mail.parts.at(-1)?.fault).toBe("too-many-parts");
  });
});

const apart = (raw: string) => parseMail(bytes(raw), "bounce@example.org", door);
const forward = (inner: string): MailFile => ({
  fileName: "forwarded.eml",
  contentType: "message/rfc822",
  bytes: bytes(inner),
  disposition: "attachment",
});

describe("a mail taken apart", () => {
  it("says its subject and names in any alphabet", async () => {
    const mail = await apart(
      mailOf(
        draft({ subject: "Facturas Energía – Año", parts: [{ ...pdf("x"), fileName: "factura ñ.pdf" }] }),
      ),
    );
    expect(mail.subject).toBe("Facturas Energía – Año");
    expect(mail.parts).toMatchObject([{ path: "1", fileName: "factura ñ.pdf", shownInText: false }]);
  });

  it("without a Message-ID is told by its bytes", async () => {
    const raw = mailOf(draft({ messageId: null }));
    const [one, again, other] = [await apart(raw), await apart(raw), await apart(`${raw} `)];
    expect(one.identity).toMatch(/^digest:[0-9a-f]{64}$/);
    expect(again.identity).toBe(one.identity);
    expect(other.identity).not.toBe(one.identity);
  });

  it("opens forwarded mails, and tells the files by where they stood", async () => {
    const inner = mailOf(draft({ messageId: "<inner@example.org>", parts: [pdf("inner"), pdf("second")] }));
    const mail = await apart(mailOf(draft({ parts: [pdf("outer"), forward(inner)] })));
    expect(mail.identity).toBe("<one@example.org>");
    expect(mail.parts.map((part) => part.path)).toEqual(["1", "2.1", "2.2"]);
    expect(new TextDecoder().decode(mail.parts[1]?.bytes)).toBe("%PDF-1.7 inner");
  });

  it("opens no mail that lies too deep, and says so", async () => {
    let raw = mailOf(draft());
    for (let depth = 0; depth <= mailLimits.depth; depth++) raw = mailOf(draft({ parts: [forward(raw)] }));
    const mail = await apart(raw);
    expect(mail.parts).toMatchObject([{ path: "1.1.1.1", fault: "too-deep", fileName: "forwarded.eml" }]);
  });

  it("keeps a forwarded mail without files as the part that it is", async () => {
    const mail = await apart(mailOf(draft({ parts: [forward(mailOf(draft({ parts: [] })))] })));
    expect(mail.parts).toMatchObject([{ path: "1", fileName: "forwarded.eml", fault: null }]);
  });

  it("knows the pictures that its text shows", async () => {
    const logo: MailFile = {
      ...pdf("logo"),
      fileName: "logo.png",
      contentType: "image/png",
      disposition: "inline",
    };
    const mail = await apart(
      mailOf(
        draft({
          html: '<p>Hello <img src="cid:logo@x"></p>',
          parts: [
            { ...logo, contentId: "logo@x" },
            { ...logo, contentId: "scan@x", fileName: "scan.png" },
          ],
        }),
      ),
    );
    expect(mail.parts.map((part) => [part.fileName, part.shownInText])).toEqual([
      ["logo.png", true],
      ["scan.png", false],
    ]);
  });
});
