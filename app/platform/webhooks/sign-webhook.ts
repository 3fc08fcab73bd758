import { Buffer } from "node:buffer";

/** The headers that sign a message (Standard Webhooks 1.0): one signature for each secret, the newest first. */
export async function signWebhook(
  secrets: readonly string[],
  { id, at, body }: { id: string; at: Date; body: string },
): Promise<Record<string, string>> {
  const seconds = String(Math.floor(at.getTime() / 1_000));
  const text = new TextEncoder().encode(`${id}.${seconds}.${body}`);
  const signatures = await Promise.all(secrets.map((secret) => signatureOf(secret, text)));
  return { "webhook-id": id, "webhook-timestamp": seconds, "webhook-signature": signatures.join(" ") };
}

async function signatureOf(secret: string, text: Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = Uint8Array.from(Buffer.from(secret.replace(/^whsec_/, ""), "base64"));
  const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return `v1,${Buffer.from(await crypto.subtle.sign("HMAC", key, text)).toString("base64")}`;
}
