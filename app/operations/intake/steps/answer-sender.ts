import { isActiveMember } from "~/data/control/members";
import { insertMail } from "~/data/control/outbox";
import { countHits } from "~/data/control/rate-counters";
import type { InboundMail } from "~/domain/intake/inbound-mail";
import { keptDays } from "~/domain/intake/kept-file";
import { shownOf } from "~/domain/intake/shown-of";
import { subjectOf } from "~/domain/intake/subject-of";
import { productName } from "~/domain/product";
import { fillText } from "~/locales/fill-text";
import type { TenantContext } from "../../context";
import { keyOfTenant } from "../../of-tenant";

const day = 24 * 60 * 60 * 1000;
const mostNames = 20;
/** Answers of one organization in a day: whoever found its address out cannot have us write to half the world. */
const mostAnswers = 50;

/**
 * Tells the sender of a mail, once a day, that its subject named no model and what becomes of the files. Somebody of the
 * organization is told the subjects that there are, anybody else whom to ask.
 */
export async function answerSender(
  context: TenantContext,
  { answerTo, identity, subject }: InboundMail,
  kept: number,
  modelNames: readonly string[],
): Promise<void> {
  if (!answerTo || kept === 0) return;
  const { control, tenant, now, newId } = context;
  const window = new Date(Math.floor(now().getTime() / day) * day);
  const hits = await countHits(
    control,
    `intake-answer:${keyOfTenant(context, answerTo.toLowerCase())}`,
    window,
  );
  if (hits > 1 || (await countHits(control, `intake-answer:${keyOfTenant(context)}`, window)) > mostAnswers)
    return;
  const isMember = await isActiveMember(control, answerTo.toLowerCase());
  const names = isMember ? modelNames.slice(0, mostNames).map(subjectOf) : [];
  const text = (key: string, values = {}) =>
    fillText(tenant.language, `intake.answer.${key}`, { product: productName, ...values });
  const lines = [
    text("body", {
      subject: shownOf(subject, 100) || "–",
      company: tenant.companyName,
      count: kept,
      days: keptDays,
    }),
    names.length > 0 ? [text("subjects"), ...names.map((name) => `  ${name}`)].join("\n") : text("ask"),
  ];
  await insertMail(control, {
    id: newId(),
    recipient: answerTo,
    createdAt: now(),
    subject: text("subject", { company: tenant.companyName }),
    body: lines.join("\n\n"),
    inReplyTo: /^<[^<>\s]{1,390}>$/.test(identity) ? identity : "",
  });
}
