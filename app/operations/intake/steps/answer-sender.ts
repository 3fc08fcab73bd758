import { isActiveMember } from "~/data/control/members";
import { insertMailOnce } from "~/data/control/outbox";
import type { InboundMail } from "~/domain/intake/inbound-mail";
import { keptDays } from "~/domain/intake/kept-file";
import type { PartOutcome } from "~/domain/intake/part-outcome";
import { shownOf } from "~/domain/intake/shown-of";
import { subjectOf } from "~/domain/intake/subject-of";
import { productName } from "~/domain/product";
import { fillText } from "~/locales/fill-text";
import type { Language } from "~/locales/languages";
import { isWithinRateLimit } from "../../accounts/steps/rate-limit";
import type { TenantContext } from "../../context";
import { keyOfTenant } from "../../of-tenant";

/** A reply must stay short enough to read; people with more models know them, or find them on the page. */
const mostNames = 20;

type Answered = { outcomes: readonly PartOutcome[]; names: readonly string[]; language: Language };

/**
 * Tells the sender of a mail of which nothing was taken why, and what becomes of the files that are kept: once for each
 * mail, and only this many times a day. Where the subject named no model, someone of the organization is sent the
 * subjects that there are, anyone else whom to ask. `names` are the models that the subject might have named.
 */
export async function answerSender(
  context: TenantContext,
  { answerTo, identity, subject }: InboundMail,
  { outcomes, names, language }: Answered,
): Promise<void> {
  const told = outcomes.filter(({ reason }) => reason !== "picture-of-text");
  if (!answerTo || told.length === 0 || told.some(({ outcome }) => outcome !== "refused")) return;
  if (await isTooMuch(context, answerTo.toLowerCase())) return;
  const { control, tenant, now, secrets } = context;
  const values = {
    product: productName,
    company: tenant.companyName,
    subject: shownOf(subject, 100) || "–",
    days: keptDays,
  };
  const text = (key: string, more = {}) => fillText(language, `intake.answer.${key}`, { ...values, ...more });
  const isKept = told.some((one) => one.isKept);
  const namesNoModel = told.every(({ reason }) => reason === "unknown-model");
  const isMember = namesNoModel && (await isActiveMember(control, answerTo.toLowerCase()));
  const subjects = isMember ? names.slice(0, mostNames).map((name) => `  ${subjectOf(name)}`) : [];
  const lines = namesNoModel
    ? [
        text("body", { count: told.length }),
        subjects.length > 0 ? [text("subjects"), ...subjects].join("\n") : text("ask"),
      ]
    : [text("refused"), reasonsOf(told, language), ...(isKept ? [text("held")] : []), text("ask-refused")];
  await insertMailOnce(control, {
    id: keyOfTenant(context, "intake-answer", await secrets.digest(identity)),
    recipient: answerTo,
    createdAt: now(),
    subject: text(isKept ? "subject" : "subject-refused"),
    body: lines.join("\n\n"),
    inReplyTo: /^<[^<>\s]{1,390}>$/.test(identity) ? identity : "",
  });
}

/** Counts an answer to someone; true when it would be one too many. */
async function isTooMuch(context: TenantContext, recipient: string): Promise<boolean> {
  const who = keyOfTenant(context, recipient);
  return !(
    (await isWithinRateLimit(context, "mailAnswersByRecipient", who)) &&
    (await isWithinRateLimit(context, "mailAnswersByTenant", keyOfTenant(context)))
  );
}

/** Each file with the reason why it was not taken; the same reason of many files once. */
function reasonsOf(told: readonly PartOutcome[], language: Language): string {
  const reasons = [...new Set(told.flatMap(({ reason }) => reason ?? []))];
  return reasons
    .map((reason) => {
      const files = told.filter((one) => one.reason === reason && one.fileName !== "");
      const shown = files.slice(0, mostNames).map(({ fileName }) => shownOf(fileName, 100));
      const said = fillText(language, `intake.reason.${reason}`);
      return shown.length > 0 ? `${shown.join(", ")}: ${said}` : said;
    })
    .join("\n");
}
