import { type MailDraft, mailOf } from "@tests/support/mail-of";
import PostalMime from "postal-mime";
import { describe, expect, test } from "vitest";

const bytes = Uint8Array.from({ length: 700 }, (_, i) => i % 256);
const file = {
  fileName: "invoice.pdf",
  contentType: "application/pdf",
  bytes,
  disposition: "attachment",
} as const;
const draft: MailDraft = {
  from: "Dana <dana@sender.example>",
  to: "documents+acme.token@mail.example",
  subject: "Invoices-APAC",
  messageId: "<1@sender.example>",
  parts: [file],
};

describe("a built mail", () => {
  test("is read back with its headers and the same bytes", async () => {
    const mail = await PostalMime.parse(mailOf(draft));
    expect(mail).toMatchObject({ subject: "Invoices-APAC", messageId: "<1@sender.example>" });
    expect(mail.from?.address).toBe("dana@sender.example");
    expect(mail.attachments.map((part) => [part.filename, part.mimeType, part.disposition])).toEqual([
      ["invoice.pdf", "application/pdf", "attachment"],
    ]);
    expect(new Uint8Array(mail.attachments[0]?.content as ArrayBuffer)).toEqual(bytes);
  });

  test("is ASCII and keeps letters beyond it in subject and file name", async () => {
    const subject = `Facturas Energía – Año ${"ñ".repeat(60)}`;
    const raw = mailOf({ ...draft, subject, parts: [{ ...file, fileName: "factura ñ (1).pdf" }] });
    expect(raw).toMatch(/^[\r\n\x20-\x7e]*$/);
    const mail = await PostalMime.parse(raw);
    expect(mail.subject).toBe(subject);
    expect(mail.attachments[0]?.filename).toBe("factura ñ (1).pdf");
  });

  test("puts a picture of the text beside the text and a document beside both", async () => {
    const picture = {
      ...file,
      fileName: "logo.png",
      contentType: "image/png",
      disposition: "inline",
      contentId: "logo",
    } as const;
    const mail = await PostalMime.parse(
      mailOf({ ...draft, html: '<img src="cid:logo">', parts: [picture, file] }),
    );
    expect(mail.html).toContain("cid:logo");
    expect(mail.attachments.map((part) => [part.filename, part.contentId, part.related ?? false])).toEqual([
      ["logo.png", "<logo>", true],
      ["invoice.pdf", undefined, false],
    ]);
  });

  test("carries a forwarded mail whole", async () => {
    const inner = new TextEncoder().encode(mailOf({ ...draft, subject: "Inner" }));
    const parts = [{ ...file, fileName: "inner.eml", contentType: "message/rfc822", bytes: inner }];
    const outer = await PostalMime.parse(mailOf({ ...draft, parts }), { forceRfc822Attachments: true });
    const mail = await PostalMime.parse(outer.attachments[0]?.content ?? "");
    expect(mail.subject).toBe("Inner");
    expect(new Uint8Array(mail.attachments[0]?.content as ArrayBuffer)).toEqual(bytes);
  });

  test("has no Message-ID when none is given", async () => {
    expect((await PostalMime.parse(mailOf({ ...draft, messageId: null }))).messageId).toBeUndefined();
  });
});
