import { createCookie } from "@remix-run/cloudflare";
import { RemixI18Next } from "remix-i18next/server";
import { cookieKinds } from "~/domain/accounts/cookie-kinds";
import english from "~/locales/en/texts-en";
import spanish from "~/locales/es/texts-es";
import { i18nOptions, type Language } from "~/locales/languages";

/** Remembers the language that a person picked; it is no secret, so it also works over plain http. */
export const languageCookie = createCookie("language", {
  path: "/",
  sameSite: "lax",
  httpOnly: true,
  secure: false,
  maxAge: cookieKinds.language.seconds,
});

const detection = new RemixI18Next({
  detection: {
    supportedLanguages: i18nOptions.supportedLngs,
    fallbackLanguage: i18nOptions.fallbackLng,
    cookie: languageCookie,
    order: ["cookie", "header"],
  },
});

export const resources = { en: { translation: english }, es: { translation: spanish } };

/** The language for this request: the cookie's, else the browser's if we speak it, else English. */
export const languageOf = async (request: Request) => (await detection.getLocale(request)) as Language;
