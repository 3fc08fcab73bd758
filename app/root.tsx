import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "~/locales/use-translation";
import { useHashTokens } from "./components/accounts/use-hash-tokens";
import { AppearanceContext } from "./components/shell/appearance-context";
import { ErrorPage } from "./components/shell/error-page";
import { InlineMessages } from "./components/shell/inline-messages";
import { useNonce } from "./components/shell/nonce-context";
import { PageFocus } from "./components/shell/page-focus";
import { useVisiblePage } from "./components/shell/page-in-view";
import { PageTitle } from "./components/shell/page-title";
import { PendingRequestNotice } from "./components/shell/pending-request-notice";
import { type Appearance, defaultAppearance } from "./domain/appearance/appearance";
import letters from "./fonts/inter-latin.woff2?url";
import { rememberedAppearance } from "./http/appearance";
import { languageOf } from "./http/language";
import styles from "./styles.css?url";

export const links: LinksFunction = () => [
  // Every page is set in it, and the style sheet would name it a round trip later.
  { rel: "preload", href: letters, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

export async function loader({ request }: LoaderFunctionArgs) {
  return { language: await languageOf(request), appearance: await rememberedAppearance(request) };
}

export function Layout({ children }: { children: ReactNode }) {
  useVisiblePage();
  const nonce = useNonce();
  const { language, appearance = defaultAppearance } = useRouteLoaderData<typeof loader>("root") ?? {};
  const { i18n } = useTranslation();
  // A page that needs no script sends none.
  const plain = useMatches().some(({ handle }) => (handle as { plain?: boolean } | undefined)?.plain);
  return (
    <html lang={language ?? i18n.language} {...looks(appearance)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <PageTitle />
        <Meta />
        <Links />
      </head>
      <body>
        <AppearanceContext.Provider value={appearance}>{children}</AppearanceContext.Provider>
        <PageFocus />
        <PendingRequestNotice />
        {!plain && (
          <>
            <InlineMessages />
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

/** How the page looks as the style sheet reads it. A share of the browser's own size, so that its setting counts too. */
const looks = ({ fontSize, theme, highContrast }: Appearance) => ({
  style: { fontSize: `${(fontSize / defaultAppearance.fontSize) * 100}%` },
  "data-theme": theme,
  "data-contrast": highContrast ? "more" : undefined,
});

export default function App() {
  useHashTokens();
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
