import { useMatches } from "@remix-run/react";
import type { Translate } from "~/locales/translate";

/** One step of the way to a page: a translation key or a text of the data; the last one is the page itself. */
export type Crumb = { key: string; to?: string } | { text: string; to?: string };

/** What a route exports as `handle`: its steps, made from its loader data. They give breadcrumb and window title. */
export type CrumbHandle<Data = unknown> = { crumbs(data: Data): Crumb[] };

/** The steps of the matched routes. A route whose loader failed, or never ran as its action threw, has none. */
export const useCrumbs = (): Crumb[] =>
  useMatches().flatMap(({ handle, data }) =>
    hasCrumbs(handle) && hasWhatItNeeds(handle, data) ? handle.crumbs(data) : [],
  );

const hasWhatItNeeds = ({ crumbs }: CrumbHandle, data: unknown) =>
  data !== undefined && (data !== null || crumbs.length === 0);

export const crumbText = (t: Translate, crumb: Crumb) => ("key" in crumb ? t(crumb.key) : crumb.text);

const hasCrumbs = (handle: unknown): handle is CrumbHandle =>
  typeof handle === "object" && handle !== null && "crumbs" in handle;
