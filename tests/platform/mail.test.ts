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
