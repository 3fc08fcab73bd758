import { findMailRules } from "~/data/shard/mail-rules";
import { type Period, selectModelNews, selectNeedsReviewIds } from "~/data/shard/news";
import type { DocumentDetails } from "~/domain/documents/document-details";
import type { Replies } from "~/domain/intake/mail-rules";
import { permissionsWithin } from "~/domain/permissions/features";
import { everything, type Permission } from "~/domain/permissions/permission";
import { fillText } from "~/locales/fill-text";
import { isLanguage } from "~/locales/languages";
import { loadDetails } from "../../documents/steps/load-details";
import type { RunContext } from "../../processing/processing-context";
import { reviewMail } from "../../replies/steps/review-mail";
import type { Reader } from "./news";
import { stopLink } from "./stop-link";

/** So many documents of a morning have a mail of their own; the others are counted by the mail of the day. */
const mostDocuments = 10;

/** A document that needs review, what replies to its mail may do, and the members who are told of its model; null for all who chose it. */
export type ReviewMail = { details: DocumentDetails; replies: Replies; told: readonly string[] | null };

type Recipient = Reader & {
  userId: string;
  email: string;
  givenName: string;
  language: string;
  permissions: readonly string[];
  features: readonly string[] | null;
};

/** The documents of a period that get mails of their own, of models whose rules do not switch that off. */
export async function reviewMailsOf(context: RunContext, period: Period): Promise<ReviewMail[]> {
  const looks: ReviewMail[] = [];
  const models = await selectModelNews(context.shard, period, 1);
  for (const { modelId } of models.filter(({ toLookAt }) => toLookAt > 0)) {
    const rules = await findMailRules(context.shard, modelId);
    const replies = rules?.replies ?? "correct";
    if (replies === "off") continue;
    const told = rules && rules.told.length > 0 ? rules.told : null;
    for (const { id } of await selectNeedsReviewIds(
      context.shard,
      modelId,
      period,
      mostDocuments - looks.length,
    )) {
      const { details } = await loadDetails(context, { documentId: id, asFound: false });
      looks.push({ details, replies, told });
    }
    if (looks.length >= mostDocuments) break;
  }
  return looks;
}

/**
 * The mails about single documents to someone who may correct them, each with a key that is the same when it is written
 * again.
 */
export async function documentMails(
  context: RunContext,
  person: Recipient,
  looks: readonly ReviewMail[],
  { site, domain }: { site: string; domain: string },
) {
  if (!may(person, "TenantModel.EditDocument")) return [];
  const language = isLanguage(person.language) ? person.language : context.tenant.language;
  const mayApprove = may(person, "TenantModel.ApproveByMail") && may(person, "TenantModel.ApproveDocument");
  const link = await stopLink(context, site, { userId: person.userId, kind: "needs-look" });
  const stop = fillText(language, "notifications.mail.stop", {
    kind: fillText(language, "notifications.kind.needs-look"),
    link,
    choices: `${site}/Profile/mails`,
  });
  const wanted = looks.filter(({ told }) => told?.includes(person.memberId) ?? person.chosen !== null);
  const letters = wanted.map(async (look) => {
    const letter = await reviewMail(
      context,
      { ...person, language, mayApprove },
      { ...look, site, domain, stop },
    );
    const { id, revision } = look.details;
    return letter ? [{ ...letter, key: `${id}:${revision}`, stopLink: link }] : [];
  });
  return (await Promise.all(letters)).flat();
}

function may({ permissions, features }: Recipient, permission: Permission): boolean {
  const held = permissionsWithin(permissions, features);
  return held.includes(everything) || held.includes(permission);
}
