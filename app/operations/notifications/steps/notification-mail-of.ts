import type { NotificationKind } from "~/domain/notifications/notification-kinds";
import { productName } from "~/domain/product";
import { fillText } from "~/locales/fill-text";
import { isLanguage } from "~/locales/languages";
import type { RunContext } from "../../processing/processing-context";
import type { News, Reader } from "./news";
import { stopLink } from "./stop-link";

type Written = {
  kind: NotificationKind;
  person: Reader & { userId: string; givenName: string; language: string };
  news: News;
  site: string;
};

/** A mail of a kind in the language of its reader, with the link that stops such mails; null when there is no news for that reader. */
export async function notificationMailOf(context: RunContext, { kind, person, news, site }: Written) {
  const language = isLanguage(person.language) ? person.language : context.tenant.language;
  const lines = news.lines(language, person);
  if (lines.length === 0) return null;
  const link = await stopLink(context, site, { userId: person.userId, kind });
  const values = { product: productName, tenant: context.tenant.name, name: person.givenName };
  const text = (key: string, more = {}) =>
    fillText(language, `notifications.mail.${key}`, { ...values, ...more });
  const body = [
    text("hello"),
    text(`${kind}.lead`),
    lines.join("\n"),
    `${site}${news.path}`,
    text("stop", {
      kind: fillText(language, `notifications.kind.${kind}`),
      link,
      choices: `${site}/Profile/mails`,
    }),
    productName,
  ];
  return { subject: text(`${kind}.subject`), body: body.join("\n\n"), stopLink: link };
}
