import { fetchSite } from "@tests/support/fetch-site";
import { type ForeignCase, pairsOf, plainText, unmatched } from "@tests/support/foreign-ids";
import { cookieOfActing } from "@tests/support/page-callers";
import { pageRoutes } from "@tests/support/page-routes";
import { plantWorld, type World } from "@tests/support/planted-world";
import { tenantUser } from "@tests/support/tenant-user";
import { beforeAll, describe, expect, it } from "vitest";
import { foreignIdCases } from "./foreign-id-cases";

const site = "http://localhost:8787";

/** A parameter other than the rest of the path. */
const takesId = (route: string) => /:\w/.test(route);

/** What a system administrator does to any organization, whichever is picked. */
const runsTheService = (path: string) => path.startsWith("customers/");

const textPair = ([name, value]: [string, unknown]): [string, string] => [name, String(value)];

function oneFile(): FormData {
  const form = new FormData();
  form.append("file", new File(["%PDF-1.7"], "a.pdf", { type: "application/pdf" }));
  return form;
}

describe("the id of another tenant in the address of a page", () => {
  let [own, other]: World[] = [];
  /** Several, since one person alone would be told to wait: files count for many requests. */
  let cookies: string[] = [];
  let acting: string[] = [];

  const worlds = () => {
    if (!own || !other) throw new Error("the worlds were not planted");
    return [own, other] as const;
  };
  const ask = async (method: string, path: string, { body }: ForeignCase, by: string) => {
    const headers = { Cookie: by, Accept: "text/html", "Sec-Fetch-Site": "same-origin" };
    const form = body === null ? oneFile() : new URLSearchParams(Object.entries(body ?? {}).map(textPair));
    const init = method === "POST" ? { method, headers, body: form } : { method, headers };
    const response = await fetchSite(new Request(`${site}/${path}`, { ...init, redirect: "manual" }));
    return { status: response.status, text: plainText(await response.text()) };
  };

  beforeAll(async () => {
    [own, other] = [await plantWorld(), await plantWorld()];
    const { context } = worlds()[0];
    const callers = Array.from({ length: 4 }, () => tenantUser({ context }));
    cookies = (await Promise.all(callers)).map(({ user }) =>
      [...user.cookies].map((pair) => pair.join("=")).join("; "),
    );
    acting = [await cookieOfActing(context), await cookieOfActing(context)];
  });

  it("has a case for every route that takes an id", () => {
    expect(unmatched(pageRoutes().filter(takesId), foreignIdCases)).toEqual({
      withoutCase: [],
      withoutRoute: [],
    });
  });

  it.each(Object.entries(foreignIdCases))("is as good as none: %s", async (route, asked) => {
    const [method = "", path = ""] = route.split(" ");
    const turn = Object.keys(foreignIdCases).indexOf(route);
    const by = cookies[turn % cookies.length] ?? "";
    for (const { name, foreign, missing } of pairsOf(path, asked, ...worlds())) {
      const [theirs, nobodys] = [
        await ask(method, foreign, asked, by),
        await ask(method, missing, asked, by),
      ];
      expect(theirs.status, `${name}: ${theirs.text.slice(0, 300)}`).toBe(asked.status ?? 404);
      expect(nobodys, name).toEqual(theirs);
    }
    const all = pairsOf(path, asked, ...worlds()).at(-1);
    if (!all || runsTheService(path)) return;
    const { status, text } = await ask(method, all.foreign, asked, acting[turn % acting.length] ?? "");
    expect(status, `who acts for the caller's organization: ${text.slice(0, 300)}`).toBe(asked.status ?? 404);
  });
});
