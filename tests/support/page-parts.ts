import { findAll, type PageElement, readPage } from "./page-tree";

/** The attributes of the page's root element. */
export const rootOf = (html: string) =>
  findAll(readPage(html), ({ tag }) => tag === "html")[0]?.attributes ?? {};

/** The links of the navigation with this name, in order; none when the page has no such navigation. */
export function linksOf(html: string, navigation: string): PageElement[] {
  const named = ({ tag, attributes }: PageElement) =>
    tag === "nav" && attributes["aria-label"] === navigation;
  return findAll(readPage(html), named).flatMap((nav) => findAll(nav, ({ tag }) => tag === "a"));
}
