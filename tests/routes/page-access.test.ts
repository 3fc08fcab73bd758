import { expectConsole } from "@tests/support/announced-console";
import { fetchSite } from "@tests/support/fetch-site";
import { unmatched } from "@tests/support/foreign-ids";
import { makePageCallers, type PageCaller, pageCallers, type SessionOf } from "@tests/support/page-callers";
import { isPage, pageRoutes } from "@tests/support/page-routes";
import { plantWorld, type World } from "@tests/support/planted-world";
import { tenantRows } from "@tests/support/tenant-rows";
import { beforeAll, describe, expect, it } from "vitest";
import { foreignIdCases } from "./foreign-id-cases";
import { pageAccess } from "./page-access";

const site = "http://localhost:8787";

const [head = [], ...rows] = pageAccess
  .trim()
  .split("\n")
  .map((line) => line.trim().split(/\s{2,}/));

/** An address of the route with ids of the world. */
function addressOf(route: string, { ids }: World): string {
  return Object.entries(foreignIdCases[route]?.ids ?? {}).reduce(
    (filled, [name, kind]) =>
      filled.replace(
        new RegExp(`:${name}\\b\\??`),
        kind.startsWith("=") ? kind.slice(1) : ids[kind as keyof World["ids"]],
      ),
    route.split(" ")[1] ?? "",
  );
}

function bodyOf(route: string): BodyInit {
  const body = foreignIdCases[route]?.body;
  if (body !== null)
    return new URLSearchParams(Object.entries(body ?? {}).map(([name, value]) => [name, String(value)]));
  const form = new FormData();
  form.append("file", new File(["%PDF-1.7"], "a.pdf", { type: "application/pdf" }));
  return form;
}

/** Whom a page is shown to, or who is told more than to sign in, asks for its data as the script does: no page is drawn. */
const asksForData: readonly PageCaller[] = ["lesser", "suspended", "acting"];

async function ask(route: string, caller: PageCaller, session: SessionOf, world: World): Promise<string> {
  const [method = ""] = route.split(" ");
  const headers = {
    Cookie: await session(method === "POST"),
    Accept: "*/*",
    "Sec-Fetch-Site": "same-origin",
  };
  const init = method === "POST" ? { method, headers, body: bodyOf(route) } : { method, headers };
  const address = `${site}/${addressOf(route, world).replace("(start)", "")}`;
  const suffix = isPage(route) && asksForData.includes(caller) ? ".data" : "";
  const request = new Request(address.replace(/\/$/, "/_root") + suffix, { ...init, redirect: "manual" });
  const response = await fetchSite(request);
  return wordFor(response, new TextDecoder().decode(await response.arrayBuffer()));
}

/** What an answer comes to, in a word of the table. A redirect of data is a 202 with the address in it. */
function wordFor({ status, headers }: Response, text: string): string {
  if (status === 202 || (status >= 300 && status < 400)) {
    const to = headers.get("Location") ?? /"(\/[^"]*)"/.exec(text)?.[1] ?? "";
    if (/^\/login(\?|$)/.test(to)) return "login";
    return to.startsWith("/logout?reason=removed") ? "goodbye" : "led";
  }
  if (status === 403 && text.includes("read-only")) return "read-only";
  return (
    { 200: "shown", 401: "kept", 403: "refused", 404: "none", 410: "none", 422: "invalid" }[status] ??
    `${status}`
  );
}

describe("who gets at a page", () => {
  let [open, suspended]: World[] = [];
  let callers: Record<PageCaller, SessionOf>;
  let before: Record<string, string>;

  const worlds = () => {
    if (!open || !suspended) throw new Error("the worlds were not planted");
    return { open, suspended };
  };

  beforeAll(async () => {
    [open, suspended] = [await plantWorld(), await plantWorld()];
    callers = await makePageCallers(open.context, suspended.context);
    before = await tenantRows(open.ids.tenant);
  });

  it("is told for every route, and for nothing else", () => {
    const named = Object.fromEntries(rows.map(([route = ""]) => [route, true]));
    expect(unmatched(pageRoutes(), named)).toEqual({ withoutCase: [], withoutRoute: [] });
    expect(rows.length).toBe(Object.keys(named).length);
    expect(head.slice(1)).toEqual([...pageCallers]);
  });

  it.each(rows)("%s", async (route = "", ...expected) => {
    // No document Worker runs in this test; and files of JSON, which no page asks for by its data, are foretold a change.
    for (const said of [/-not-started|did not answer|the replay of/, /REMIX FUTURE CHANGE/])
      expectConsole(said);
    const found: string[] = [];
    for (const [index, caller] of pageCallers.entries()) {
      const world = caller === "suspended" ? worlds().suspended : worlds().open;
      found.push(expected[index] === "-" ? "-" : await ask(route, caller, callers[caller], world));
    }
    expect(found).toEqual(expected);
  });

  it("changed nothing of the organization for anybody who may not", async () => {
    expect(Object.values(before).filter(Boolean).length).toBeGreaterThan(20);
    expect(await tenantRows(worlds().open.ids.tenant)).toEqual(before);
  });
});
