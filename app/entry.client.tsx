import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { readInlineMessages } from "./components/shell/inline-messages";
import { isPageEntering } from "./components/shell/page-in-view";
import { retainFailedRequests } from "./components/shell/pending-requests";
import { browserTexts } from "./locales/browser-texts";
import { textFilesOf } from "./locales/text-files";

function hydrate() {
  const language = document.documentElement.lang === "es" ? "es" : "en";
  const { i18n, load, loadAgain } = browserTexts(language, readInlineMessages(), {
    readFile: textFilesOf(language),
    isMoving: isPageEntering,
  });
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
  // What is said when the network is gone.
  void load("common");
  window.addEventListener("online", loadAgain);
}

/**
 * A page that is left while its data still comes in aborts them on purpose; the framework lets the rest of that stream
 * fail without listening to it (remix-run/react-router issue 14203).
 */
function forgiveAbortedStreams(event: PromiseRejectionEvent) {
  if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
}

window.addEventListener("unhandledrejection", forgiveAbortedStreams);
retainFailedRequests();
hydrate();
