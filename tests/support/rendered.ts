import i18next from "i18next";
import { createElement, type FunctionComponent, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider, initReactI18next } from "react-i18next";
import en from "~/locales/en/texts-en";
import es from "~/locales/es/texts-es";

const texts = { en, es } as const;

function translations(language: keyof typeof texts) {
  const made = i18next.createInstance();
  void made.use(initReactI18next).init({
    lng: language,
    initImmediate: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { [language]: { translation: texts[language] } },
  });
  return made;
}

const known = { en: translations("en"), es: translations("es") };

/** A text of the screens, filled, in one language: what `wordsOf` finds where a component says it. */
export const said = (
  key: string,
  values: Record<string, unknown> = {},
  language: keyof typeof texts = "en",
) => wordsOf(String(known[language].t(key, values)));

/** What a component draws before any script, as HTML. Its test stands `plainRemix` in for the parts of Remix that need a router. */
export function rendered<Props extends object>(
  component: FunctionComponent<Props>,
  props: Props,
  language: keyof typeof texts = "en",
): string {
  const element = createElement(component, props);
  return renderToStaticMarkup(createElement(I18nextProvider, { i18n: known[language] }, element));
}

/** The words of a piece of HTML, with single spaces. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    .trim();

/** What stands in one attribute of every element that has it, in the order of the page. */
export const attributesOf = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, "g"))].map(([, value = ""]) =>
    value.replaceAll("&amp;", "&"),
  );

/** Where the links of a page lead; shapes are taken from a picture by an address, too. */
export const linksOf = (html: string): string[] => attributesOf(html.replace(/<use [^>]*>/g, ""), "href");

type Plain = { children?: ReactNode } & Record<string, unknown>;

/** What asks for a page as a whole is marked, since that is what a test may want to know. */
const whole = (reloadDocument: unknown) => (reloadDocument ? { "data-whole": "" } : {});

function plainLink({
  to,
  children,
  prefetch: _prefetch,
  state: _state,
  preventScrollReset: _keep,
  reloadDocument,
  className,
  ...rest
}: Plain) {
  const named = typeof className === "function" ? className({ isActive: to === here.pathname }) : className;
  return createElement("a", { href: to, className: named, ...rest, ...whole(reloadDocument) }, children);
}

const here = { pathname: "/here", search: "?page=2", hash: "", state: null, key: "" };

/**
 * The routes and the error that a page stands in. Shared by all tests of a process, since a component keeps the stand-in of the test
 * that asked for it first.
 */
export const shownPage = { error: null as unknown, matches: [] as unknown[] };

/** A link and a form without a router, and a page that stands still: `vi.mock("@remix-run/react", async () => (await import("@tests/support/rendered")).plainRemix)`. */
export const plainRemix = {
  Link: plainLink,
  NavLink: plainLink,
  Form: ({ children, preventScrollReset: _keep, replace: _replace, reloadDocument, ...rest }: Plain) =>
    createElement("form", { ...rest, ...whole(reloadDocument) }, children),
  useLocation: () => here,
  useNavigate: () => () => {},
  useNavigation: () => ({ state: "idle" }),
  useRevalidator: () => ({ state: "idle", revalidate() {} }),
  useFetcher: () => ({ state: "idle", data: undefined, Form: "form", submit() {}, load() {} }),
  useMatches: () => shownPage.matches,
  useBlocker: () => ({ state: "unblocked" }),
  isRouteErrorResponse: (error: unknown) => typeof error === "object" && error !== null && "status" in error,
  useRouteError: () => shownPage.error,
};
