import { describe, expect, it } from "vitest";
import type { WebBindings } from "~/platform/bindings";
import { openMailSender } from "~/platform/mail";

/** What the binding is asked to send of a mail. */
async function sentOf(inReplyTo: string | null, stopLink: string | null = null) {
  const sent: { headers?: Record<string, string> }[] = [];
  const binding = { send: async (mail: { headers?: Record<string, string> }) => void sent.push(mail) };
  const bindings = { APP_ENV: "production", MAIL_DOMAIN: "fieldwise.example", SEND_MAIL: binding };
  const sender = openMailSender(bindings as unknown as WebBindings);
  await sender?.send({ recipient: "dana@example.org", subject: "s", body: "b", inReplyTo, stopLink });
  return sent[0]?.headers;
}

describe("a mail of ours", () => {
  it("says that no person wrote it, so that no machine answers it", async () => {
    expect(await sentOf(null)).toEqual({ "Auto-Submitted": "auto-generated" });
    expect(await sentOf("")).toEqual({ "Auto-Submitted": "auto-replied" });
    expect(await sentOf("<one@example.org>")).toEqual({
      "Auto-Submitted": "auto-replied",
      "In-Reply-To": "<one@example.org>",
      References: "<one@example.org>",
    });
  });

  it("is stopped by one press of the mail program (RFC 8058)", async () => {
    const link = "https://fieldwise.example/mails/stop?token=x";
    expect(await sentOf(null, link)).toEqual({
      "Auto-Submitted": "auto-generated",
      "List-Unsubscribe": `<${link}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
  });
});

describe("a mail with pictures", () => {
  it("has the drawn ones inside, leaves out what cannot be drawn, and names who reads answers", async () => {
    const sent: Record<string, unknown>[] = [];
    const asked: string[] = [];
    const bindings = {
      APP_ENV: "production",
      MAIL_DOMAIN: "fieldwise.example",
      SEND_MAIL: { send: async (mail: Record<string, unknown>) => void sent.push(mail) },
      EXTRACTION: {
        fetch: async (address: string) => {
          asked.push(address);
          return new Response("png", { status: address.endsWith("1") ? 200 : 404 });
        },
      },
    };
    const rich = {
      html: '<img src="cid:value-1">',
      pictures: [
        { id: "value-1", path: "/parts/1" },
        { id: "value-2", path: "/parts/2" },
      ],
    };
    const sender = openMailSender(bindings as unknown as WebBindings);
    const replyTo = "reply+abc@fieldwise.example";
    await sender?.send({ recipient: "dana@example.org", subject: "s", body: "b", rich, replyTo });
    expect(asked).toEqual(["http://extraction/parts/1", "http://extraction/parts/2"]);
    expect(sent).toMatchObject([
      {
        text: "b",
        html: rich.html,
        replyTo,
        attachments: [{ filename: "value-1.png", disposition: "inline", contentId: "value-1" }],
      },
    ]);
    expect(sent[0]?.attachments).toHaveLength(1);
  });
});
