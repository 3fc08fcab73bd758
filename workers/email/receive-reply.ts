import { mailLimits } from "~/domain/intake/inbound-mail";
import { isReadOnly } from "~/domain/tenants/is-read-only";
import { findReplySender } from "~/operations/replies/find-sender";
import { applyReply } from "~/operations/replies/take";
import type { WebBindings } from "~/platform/bindings";
import { makeTenantContext, makeVisitorContext } from "~/platform/context";
import { retryTransient } from "~/platform/retry-transient";
import { siteOf } from "~/platform/site-of";
import { homeOf } from "~/platform/tenancy";
import type { IncomingMail } from "./incoming-mail";
import { type MailReceiver, parseMailHeaders } from "./mail-head";
import { textsOfMail } from "./texts-of-mail";

// One sentence for all that is wrong: who tries addresses out, or another's name, must not learn which part was right.
const notTaken = "550 5.7.1 This reply is not accepted";
const tooLarge = "552 5.3.4 The message is larger than 25 MB";

/**
 * The door for answers to our own mails. Nothing is told to whoever cannot be the person that was written to: such a mail is
 * refused while the sender's server waits, so that we write to nobody whose name was used.
 */
export async function receiveReply(
  message: IncomingMail,
  token: string,
  env: WebBindings,
  door: MailReceiver,
): Promise<void> {
  if (message.rawSize > mailLimits.bytes) return message.setReject(tooLarge);
  const raw = new Uint8Array(await new Response(message.raw).arrayBuffer());
  const { said } = await parseMailHeaders(raw, message.from, door);
  const visitor = makeVisitorContext(env, { kind: "visitor", id: "visitor" });
  const sender = await findReplySender(visitor, { sender: said.sender });
  if (!sender || isReadOnly(sender.tenant)) return message.setReject(notTaken);
  const { id, permissions, tenant } = sender;
  const context = makeTenantContext(
    { ...visitor, actor: { kind: "person", id, permissions } },
    homeOf(env, tenant),
    env,
  );
  const reply = {
    ...said,
    ...(await textsOfMail(raw)),
    token,
    site: siteOf(env),
    domain: env.MAIL_DOMAIN,
  };
  const { outcome, reason } = await retryTransient(() => applyReply(context, reply));
  if (outcome === "forged" || reason === "reply-unproved") message.setReject(notTaken);
  context.log.info("mail.reply", { tenant: tenant.id, outcome, reason });
}
