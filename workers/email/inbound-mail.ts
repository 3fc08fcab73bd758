import { mailLimits } from "~/domain/intake/inbound-mail";
import type { IntakeOutcome } from "~/domain/intake/intake-line";
import { replyTokenIn } from "~/domain/replies/reply-token";
import { isReadOnly } from "~/domain/tenants/is-read-only";
import { findMailTenant } from "~/operations/intake/find-mail-tenant";
import { receiveMail } from "~/operations/intake/receive-mail";
import type { WebBindings } from "~/platform/bindings";
import { makeTenantContext, makeVisitorContext } from "~/platform/context";
import { retryTransient } from "~/platform/retry-transient";
import { homeOf } from "~/platform/tenancy";
import type { IncomingMail } from "./incoming-mail";
import { parseMail } from "./parse-mail";
import { receiveReply } from "./receive-reply";

/** How Cloudflare's Email Routing signs the Authentication-Results header that it puts on top of a mail. */
const usualAuthority = "mx.cloudflare.net";

// One message for every wrong address: it must not reveal to those who try addresses which part was right.
const unknownAddress = "550 5.1.1 This address does not take documents";
const closedAddress = "550 5.7.1 This address takes no documents at present";
const unreadable = "554 5.6.0 The message cannot be read";
const tooLarge = "552 5.3.4 The message is larger than 25 MB";

/**
 * Handles inbound mail. An error thrown here makes the sender's server retry later, and a repetition creates nothing
 * twice. A mail that can never be read gets its line in the log and is rejected permanently. Replies to our own mails
 * are handled separately.
 */
export async function receiveInboundMail(message: IncomingMail, env: WebBindings): Promise<void> {
  const door = { ownDomain: env.MAIL_DOMAIN, authority: env.MAIL_AUTHORITY ?? usualAuthority };
  const token = replyTokenIn(message.to, env.MAIL_DOMAIN);
  if (token !== null) return receiveReply(message, token, env, door);
  const visitor = makeVisitorContext(env, { kind: "visitor", id: "visitor" });
  const tenant = await findMailTenant(visitor, { address: message.to, domain: env.MAIL_DOMAIN });
  if (!tenant) return message.setReject(unknownAddress);
  if (isReadOnly(tenant)) return message.setReject(closedAddress);
  if (message.rawSize > mailLimits.bytes) return message.setReject(tooLarge);
  const raw = new Uint8Array(await new Response(message.raw).arrayBuffer());
  const mail = await parseMail(raw, message.from, door);
  const context = makeTenantContext(
    { ...visitor, actor: { kind: "mail", id: mail.identity } },
    homeOf(env, tenant),
    env,
  );
  // A mail that comes twice creates nothing twice, and so may one part of it that is tried again.
  const isUnreadable = mail.parts.length > 0 && mail.parts.every(({ fault }) => fault === "unreadable");
  // The server that brought a refused mail tells its sender: an answer of ours would be the second.
  const outcomes = await retryTransient(() =>
    receiveMail(context, isUnreadable ? { ...mail, answerTo: null } : mail),
  );
  const count = (wanted: IntakeOutcome) => outcomes.filter(({ outcome }) => outcome === wanted).length;
  const [taken, repeated, refused] = [count("taken"), count("repeated"), count("refused")];
  if (isUnreadable) message.setReject(unreadable);
  context.log.info("mail", { tenant: tenant.id, taken, repeated, refused });
}
