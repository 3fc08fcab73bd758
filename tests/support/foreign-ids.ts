import type { Kind, World } from "./planted-world";

/**
 * How a route is asked. `ids` says what each parameter of its path names: a thing of the tenant, or, with "=", a fixed word
 * that is nobody's secret. `body` is what a request that could succeed would carry, null for a file. `status` is the answer to an id that
 * does not exist, 404 unless told.
 */
export type ForeignCase = {
  ids: Record<string, Kind | `=${string}`>;
  body?: Record<string, unknown> | unknown[] | null;
  status?: number;
};

type Asked = { name: string; foreign: string; missing: string };

/**
 * The pairs of addresses that must be answered alike: in each pair one id belongs to someone else in the first address
 * and to nobody in the second, beside ids of the caller's own; then all of them together.
 */
export function pairsOf(path: string, { ids }: ForeignCase, own: World, other: World): Asked[] {
  const named = Object.entries(ids).filter(([, kind]) => !kind.startsWith("="));
  const missingOf = (id: string) => id.replace(/[0-9a-f]{6}$/, "fffffe");
  const fill = (choose: (kind: Kind, name: string) => string) =>
    Object.entries(ids).reduce(
      (filled, [name, kind]) =>
        filled.replace(
          new RegExp(`\\{${name}\\}|:${name}\\b`),
          kind.startsWith("=") ? kind.slice(1) : choose(kind as Kind, name),
        ),
      path,
    );
  const pair = (name: string, isAsked: (name: string) => boolean): Asked => ({
    name,
    foreign: fill((kind, at) => (isAsked(at) ? other.ids[kind] : own.ids[kind])),
    missing: fill((kind, at) => (isAsked(at) ? missingOf(other.ids[kind]) : own.ids[kind])),
  });
  const single = named.map(([name]) => pair(name, (at) => at === name));
  return named.length > 1 ? [...single, pair("all of them", () => true)] : single;
}

/** What an answer says once ids of both worlds and the page's nonce are taken out of it. */
export const plainText = (text: string) =>
  text
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, "ID")
    .replace(/nonce(="|\\?":\\?")[^"\\]+/g, "nonce");

/** The routes that have no case, and the cases that have no route. */
export function unmatched(routes: readonly string[], cases: Record<string, unknown>) {
  return {
    withoutCase: routes.filter((route) => !Object.hasOwn(cases, route)),
    withoutRoute: Object.keys(cases).filter((name) => !routes.includes(name)),
  };
}
