import { RemixBrowser } from "@remix-run/react";
import { createInstance } from "i18next";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { i18nOptions } from "./locales/languages";

async function hydrate() {
  const lng = document.documentElement.lang === "es" ? "es" : "en";
  const texts = lng === "es" ? await import("./locales/es/texts-es") : await import("./locales/en/texts-en");
  const i18n = createInstance({ ...i18nOptions, lng, resources: { [lng]: { translation: texts.default } } });
  await i18n.use(initReactI18next).init();
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nextProvider i18n={i18n}>
        <StrictMode>
          <RemixBrowser />
        </StrictMode>
      </I18nextProvider>,
    );
  });
}

/**
 * A page that is left while its data still comes in aborts them on purpose; the framework lets the rest of that stream
 * fail without listening to it (remix-run/react-router issue 14203).
 */
function forgiveAbortedStreams(event: PromiseRejectionEvent) {
  if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
}

window.addEventListener("unhandledrejection", forgiveAbortedStreams);
void hydrate();
