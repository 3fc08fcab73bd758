import type { findColleague } from "~/data/control/assignees";
import { productName } from "~/domain/product";
import { fillText } from "~/locales/fill-text";
import { isLanguage } from "~/locales/languages";
import type { TenantContext } from "../../context";
import { namesOfActors } from "../../documents/steps/names-of-actors";
import { enabledKinds } from "./enabled-kinds";
import { stopLink } from "./stop-link";

type Asked = {
  person: NonNullable<Awaited<ReturnType<typeof findColleague>>>;
  document: { id: string; fileName: string };
  site: string;
};

/**
 * The mail that tells someone of a document to look at, in the language of its reader; null for who wants no such
 * mails.
 */
export async function assignmentMail(context: TenantContext, { person, document, site }: Asked) {
  if (!enabledKinds(person).includes("assigned")) return null;
  const language = isLanguage(person.language) ? person.language : context.tenant.language;
  const names = await namesOfActors(context, [context.actor.id]);
  const link = await stopLink(context, site, { userId: person.userId, kind: "assigned" });
  const values = {
    product: productName,
    tenant: context.tenant.name,
    name: person.givenName,
    file: document.fileName,
    who: names.get(context.actor.id) ?? fillText(language, "review.somebody"),
  };
  const text = (key: string, more = {}) =>
    fillText(language, `notifications.mail.${key}`, { ...values, ...more });
  const body = [
    text("hello"),
    text("assigned.lead"),
    `${site}/documents/${document.id}`,
    text("assigned.all", { link: `${site}/assigned` }),
    text("stop", {
      kind: fillText(language, "notifications.kind.assigned"),
      link,
      choices: `${site}/Profile/mails`,
    }),
    productName,
  ];
  return { subject: text("assigned.subject"), body: body.join("\n\n"), stopLink: link };
}
