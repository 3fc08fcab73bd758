import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { createInstance } from "i18next";
import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { InlineMessagesContext } from "./components/shell/inline-messages";
import { NonceContext } from "./components/shell/nonce-context";
import { allowedOriginsOf, contentSecurityPolicy } from "./http/content-security-policy";
import { languageOf, resources } from "./http/language";
import { searchKeyScript } from "./http/search-key";
import { i18nOptions } from "./locales/languages";
import { recordUsedTexts } from "./locales/used-texts";
import { log } from "./platform/log";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
) {
  const nonce = crypto.randomUUID();
  const lng = await languageOf(request);
  const i18n = createInstance({ ...i18nOptions, resources, lng });
  await i18n.use(initReactI18next).init();
  const texts = recordUsedTexts(i18n, resources[lng].translation);

  let answerStatus = status;
  const { matches } = remixContext.staticHandlerContext;
  const hasMenu = matches.some(({ route }) => route.id === "routes/shell/shell");
  const body = await renderToReadableStream(
    <I18nextProvider i18n={i18n}>
      <NonceContext.Provider value={nonce}>
        <InlineMessagesContext.Provider value={texts}>
          <RemixServer context={remixContext} url={request.url} nonce={nonce} />
        </InlineMessagesContext.Provider>
      </NonceContext.Provider>
    </I18nextProvider>,
    {
      nonce,
      signal: request.signal,
      ...(hasMenu && { bootstrapScriptContent: searchKeyScript }),
      onError(error) {
        log.error("render", error, { path: new URL(request.url).pathname });
        answerStatus = 500;
      },
    },
  );
  if (isbot(request.headers.get("user-agent"))) await body.allReady;

  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Language", lng);
  headers.append("Vary", "Cookie, Accept-Language");
  headers.set("Cache-Control", headers.get("Cache-Control") ?? "private, no-store");
  const guests = allowedOriginsOf(new URL(request.url).pathname, loadContext.cloudflare.env);
  headers.set("Content-Security-Policy", contentSecurityPolicy(nonce, guests, ownSocketOf(request)));
  return new Response(body, { headers, status: answerStatus });
}

const ownSocketOf = (request: Request) =>
  import.meta.env.DEV ? `ws://${new URL(request.url).host}` : undefined;

/** An address or a kind of request that no page answers is the asker's mistake, and no fault of ours. */
const isRefused = (error: unknown) => isRouteErrorResponse(error) && error.status < 500;

export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted || isRefused(error)) return;
  log.error("page", error, { path: new URL(request.url).pathname });
}
