import { env } from "cloudflare:workers";
import { found, plantedResult } from "@tests/support/planted-result";
import { receiveInboundMail } from "@workers/email/inbound-mail";
import { sql } from "drizzle-orm";
import { encodeConcerns } from "~/domain/documents/concerns";
import type { TenantContext } from "~/operations/context";
import { getDocument } from "~/operations/documents/get";
import { listIntakeLog } from "~/operations/intake/list-log";
import { chooseNotifications } from "~/operations/notifications/choose";
import { sendNotifications } from "~/operations/notifications/send-due";
import { makeModel } from "./make-model";
import { makeTenant } from "./make-tenant";
import { plantDocument } from "./plant-document";
import { appleMail, type MailProgram, type TypedReply } from "./reply-mails";
import { makeReader, toldSite } from "./told-people";

const hour = 3_600_000;

type Row = {
  id: string;
  subject: string;
  body: string;
  replyTo: string | null;
  inReplyTo: string | null;
  rich: string | null;
};

/** What was written to an address, the oldest first. */
export async function mailsTo(email: string): Promise<Row[]> {
  const { results } = await env.DB_CONTROL.prepare(
    `select id, subject, body, reply_to as replyTo, in_reply_to as inReplyTo, rich from mail_outbox
    where recipient = ? order by rowid`,
  )
    .bind(email)
    .all<Row>();
  return results;
}

/** Has the mails about what needs review written now. */
export async function tellLooks(context: TenantContext) {
  const now = new Date();
  await env.DB_CONTROL.prepare("delete from notification_turns where tenant_id <> ? or kind <> 'needs-look'")
    .bind(context.tenant.id)
    .run();
  await env.DB_CONTROL.prepare(
    "update notification_turns set since = ?, until = ?, due_at = ?, sent_day = null where tenant_id = ?",
  )
    .bind(now.getTime() - 5 * hour, now.getTime(), now.getTime(), context.tenant.id)
    .run();
  const system = { ...context, now: () => now, actor: { kind: "system", id: "notifications" } as const };
  const ours = { site: toldSite, domain: env.MAIL_DOMAIN };
  return sendNotifications({ ...system, openTenant: async () => system }, ours);
}

/** A tenant with a document whose total is uncertain, and someone who is told so and may answer. */
export async function replyWorld({ roleId = "admin", language = "en", culture = "en-US" } = {}) {
  const context = await makeTenant();
  const model = await makeModel(context, { culture });
  const person = await makeReader(context, { roleId, language });
  await chooseNotifications(person.context, { kinds: ["needs-look"] });
  const documentId = await plantDocument(context, model.id, {
    at: new Date(Date.now() - hour),
    result: {
      ...plantedResult,
      fields: { ...plantedResult.fields, total: found("100.00", { confidence: 0.4 }) },
    },
  });
  await context.shard.run(
    () => sql`update documents set concerns = ${encodeConcerns(["doubtful"])} where id = ${documentId}`,
  );
  const admin = { ...context, actor: { kind: "person", id: person.id, permissions: ["*"] } as const };
  let number = 0;
  return {
    context: admin,
    model,
    person,
    documentId,
    tell: () => tellLooks(context),
    /** The address of the latest mail that can be answered. */
    async address() {
      const mails = await mailsTo(person.email);
      return mails.findLast(({ replyTo }) => replyTo)?.replyTo ?? "";
    },
    /** Answers to an address; says why the mail was rejected, or null. */
    async reply(
      to: string,
      lines: string[],
      more: Partial<TypedReply> & { program?: MailProgram; envelope?: string } = {},
    ) {
      number += 1;
      const { program = appleMail, envelope, ...change } = more;
      const messageId = `<reply-${number}-${documentId}@example.com>`;
      const typed = { from: person.email, to, language: "en" as const, lines, messageId, ...change };
      return deliverReply(program(typed), to, envelope ?? person.email);
    },
    async total() {
      const { fields, revision, status } = await getDocument(admin, { documentId });
      return { total: fields.find(({ key }) => key === "total")?.value, revision, status };
    },
    async lines() {
      const { lines } = await listIntakeLog(admin, {});
      return lines.map(({ outcome, reason, documentId: of }) => [outcome, reason, of]);
    },
  };
}

/** Hands a mail over as the border does; answers why it was rejected, or null. */
export async function deliverReply(raw: string, to: string, envelope: string): Promise<string | null> {
  let rejected: string | null = null;
  const bytes = new TextEncoder().encode(raw);
  const setReject = (reason: string) => {
    rejected = reason;
  };
  const stream = new Response(bytes).body ?? new ReadableStream();
  await receiveInboundMail({ from: envelope, to, raw: stream, rawSize: bytes.length, setReject }, env);
  return rejected;
}
