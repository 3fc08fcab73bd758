import { useLocation } from "@remix-run/react";
import { languages } from "~/locales/languages";
import { useTranslation } from "~/locales/use-translation";

/** One button per other language. A plain form, since the whole page changes. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <form method="post" action="/set-language" aria-label={t("shell.language")}>
      <input type="hidden" name="returnTo" value={pathname + search} />
      {languages
        .filter((language) => language !== i18n.language)
        .map((language) => (
          <button
            key={language}
            type="submit"
            name="language"
            value={language}
            lang={language}
            className="bar-button text-sm text-accent underline"
          >
            {t(`shell.language.${language}`)}
          </button>
        ))}
    </form>
  );
}
