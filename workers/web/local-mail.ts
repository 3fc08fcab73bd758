import type { WebBindings } from "~/platform/bindings";
import { receiveInboundMail } from "../email/inbound-mail";

/**
 * Hands a mail over as Cloudflare's border does, in the local environment alone. The local runtime's own door parses
 * mails before the Worker sees them: it takes 55 s for 20,000 parts and refuses what it cannot parse, so that no line
 * is left. `from` and `to` stand in the address, the mail is the body; returns what the runtime's door answers.
 */
export async function receiveMailLocally(request: Request, env: WebBindings): Promise<Response> {
  if (env.APP_ENV !== "local" || request.method !== "POST") return new Response(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const raw = new Uint8Array(await request.arrayBuffer());
  let refusal: string | null = null;
  const border = {
    from: searchParams.get("from") ?? "",
    to: searchParams.get("to") ?? "",
    raw: new Response(raw).body ?? new ReadableStream(),
    rawSize: raw.byteLength,
    setReject: (reason: string) => {
      refusal = reason;
    },
  };
  await receiveInboundMail(border, env);
  if (refusal === null) return new Response("Worker successfully processed email");
  return new Response(`Worker rejected email with the following reason: ${refusal}`, { status: 400 });
}
