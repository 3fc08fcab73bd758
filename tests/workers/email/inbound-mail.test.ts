import { env } from "cloudflare:workers";
import { type MailDraft, type MailFile, mailOf } from "@tests/support/mail-of";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { receiveInboundMail } from "@workers/email/inbound-mail";
import { takeMailApart } from "@workers/email/take-mail-apart";
import { describe, expect, it } from "vitest";
import { mailLimits } from "~/domain/intake/inbound-mail";
import { mailAddressOf } from "~/domain/intake/mail-address";
import { listIntakeLog } from "~/operations/intake/list-intake-log";

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
async function deliver(to: string, raw: string, rawSize = raw.length): Promise<string | null> {
  let rejected: string | null = null;
  const stream = new Response(raw).body ?? new ReadableStream();
  const setReject = (reason: string) => {
    rejected = reason;
  };
  await receiveInboundMail({ from: "bounce@example.org", to, raw: stream, rawSize, setReject }, env);
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

const apart = (raw: string) => takeMailApart(bytes(raw), "bounce@example.org");
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
    expect(mail.parts).toMatchObject([{ path: "1.1.1.1", tooDeep: true, fileName: "forwarded.eml" }]);
  });

  it("keeps a forwarded mail without files as the part that it is", async () => {
    const mail = await apart(mailOf(draft({ parts: [forward(mailOf(draft({ parts: [] })))] })));
    expect(mail.parts).toMatchObject([{ path: "1", fileName: "forwarded.eml", tooDeep: false }]);
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
