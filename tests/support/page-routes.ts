import * as build from "virtual:remix/server-build";

type Found = { name: string; isPage: boolean };

/** All routes of the pages and files, once for reading ("GET billing") and once for sending ("POST billing"). */
export const pageRoutes = (): string[] => [...new Set(found().map(({ name }) => name))];

/** Whether the route draws a page; else it answers with a file, or leads elsewhere. */
export const isPage = (route: string): boolean =>
  found().some(({ name, isPage: draws }) => name === route && draws);

let known: Found[] | undefined;

function found(): Found[] {
  known ??= Object.entries(build.routes).flatMap(([id, route]) => {
    const path = pathOf(id);
    if (!route || (!path && !route.index)) return [];
    const { loader, action, default: page } = route.module;
    const isPage = page !== undefined;
    const named = (method: string) => ({ name: `${method} ${path || "(start)"}`, isPage });
    return [...(loader || page ? [named("GET")] : []), ...(action ? [named("POST")] : [])];
  });
  return known;
}

function pathOf(id: string): string {
  const { parentId, path } = build.routes[id] ?? {};
  return [parentId ? pathOf(parentId) : "", path ?? ""].filter(Boolean).join("/");
}
