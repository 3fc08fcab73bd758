import { parseMailHeaders } from "@workers/email/mail-head";
import { describe, expect, it } from "vitest";

const door = { ownDomain: "mail.fieldwise.example", authority: "mx.fieldwise.example" };
const bytes = (text: string) => new TextEncoder().encode(text);
const mail = (...headers: string[]) =>
  bytes(`${headers.join("\r\n")}\r\n\r\nBody with From: fake@x.example\r\n`);
const said = async (raw: Uint8Array<ArrayBuffer>, envelope = "bounce@x.example", at = door) =>
  (await parseMailHeaders(raw, envelope, at)).said;

const from = "From: Ann Lee <ann@customer.example>";
const passed = (domain: string) =>
  `Authentication-Results: mx.fieldwise.example; dkim=pass header.d=${domain}; dmarc=pass header.from=${domain}`;

describe("what the headers of a mail say", () => {
  it("is who it is from, what about, and by which name it is known", async () => {
    expect(await said(mail(from, "Subject: =?utf-8?q?Rechnung_=C3=84?=", "Message-ID: <1@x>"))).toMatchObject(
      {
        sender: "ann@customer.example",
        subject: "Rechnung Ä",
        identity: "<1@x>",
      },
    );
  });

  it("without a Message-ID is told by its bytes, the same for the same mail", async () => {
    const [one, again, other] = [
      await said(mail(from)),
      await said(mail(from)),
      await said(mail(from, "X: 1")),
    ];
    expect(one.identity).toMatch(/^digest:[0-9a-f]{64}$/);
    expect(again.identity).toBe(one.identity);
    expect(other.identity).not.toBe(one.identity);
  });

  it("keeps no name that is endless", async () => {
    const { identity } = await said(mail(from, `Message-ID: <${"x".repeat(900)}@x>`));
    expect(identity).toHaveLength(400);
  });

  it("falls back to the envelope where nobody is named", async () => {
    expect((await said(mail("Subject: x"))).sender).toBe("bounce@x.example");
    expect((await said(mail("From: undisclosed-recipients:;"))).sender).toBe("bounce@x.example");
  });

  it("takes the first of a group", async () => {
    expect((await said(mail("From: Sales: a@customer.example, b@customer.example;"))).sender).toBe(
      "a@customer.example",
    );
  });

  it("has no subject where none is", async () => {
    expect((await said(mail(from))).subject).toBe("");
  });
});

describe("whether a sender is proved", () => {
  it("is what our own server says of the domain of the From header", async () => {
    expect((await said(mail(passed("customer.example"), from))).isProved).toBe(true);
    expect((await said(mail(passed("evil.example"), from))).isProved).toBe(false);
    expect((await said(mail(from))).isProved).toBe(false);
  });

  it("is never what another server says", async () => {
    const foreign = "Authentication-Results: mx.evil.example; dmarc=pass header.from=customer.example";
    expect((await said(mail(foreign, from))).isProved).toBe(false);
  });

  it("is not where there are two From headers, or two addresses in one", async () => {
    const pass = passed("customer.example");
    expect((await said(mail(pass, from, "From: b@evil.example"))).isProved).toBe(false);
    expect((await said(mail(pass, "From: a@customer.example, b@evil.example"))).isProved).toBe(false);
    expect((await said(mail(pass, 'From: "b@evil.example" <a@customer.example>'))).isProved).toBe(false);
    expect((await said(mail(pass, "From: Sales: a@customer.example;"))).isProved).toBe(false);
  });

  it("is not said by what stands in the body", async () => {
    const raw = bytes(`Subject: x\r\n\r\n${passed("customer.example")}\r\n${from}\r\n`);
    const heard = await said(raw);
    expect([heard.isProved, heard.sender]).toEqual([false, "bounce@x.example"]);
  });
});

describe("a head that cannot be parsed", () => {
  it("leaves the envelope and the digest", async () => {
    const endless = mail(from, ...Array.from({ length: 60_000 }, (_, at) => `X-${at}: ${"y".repeat(40)}`));
    const heard = await parseMailHeaders(endless, "bounce@x.example", door);
    expect(heard.said).toMatchObject({ sender: "bounce@x.example", subject: "", isProved: false });
    expect(heard.said.identity).toMatch(/^digest:/);
    expect(heard.mail).toBeNull();
  });
});
