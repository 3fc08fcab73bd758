import { productName } from "~/domain/product";
import { fillText } from "~/locales/fill-text";
import { isLanguage, type Language } from "~/locales/languages";
import type { VisitorContext } from "../../context";

/** Whom a notice goes to; `language` is the account's. */
type Recipient = { email: string; language: string };

/** Tells the owner of an account that its password was changed. */
export const passwordChangedMail = (context: VisitorContext, to: Recipient) =>
  noticeMail(context, to, "accounts.mail.password-changed", {});

/** Tells the address that an account had until now that it has another. */
export const emailChangedMail = (context: VisitorContext, to: Recipient, newEmail: string) =>
  noticeMail(context, to, "accounts.mail.email-changed", { email: newEmail });

/** Tells the owner of an account that its second factor was switched on or off. */
export const secondFactorMail = (context: VisitorContext, to: Recipient, isOn: boolean) =>
  noticeMail(context, to, isOn ? "accounts.mail.second-factor-on" : "accounts.mail.second-factor-off", {});

function noticeMail(context: VisitorContext, to: Recipient, key: string, about: Record<string, string>) {
  const language: Language = isLanguage(to.language) ? to.language : "en";
  const values = { product: productName, ...about };
  return {
    id: context.newId(),
    recipient: to.email,
    createdAt: context.now(),
    subject: fillText(language, `${key}.subject`, values),
    body: fillText(language, `${key}.body`, values),
  };
}
