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
  let [cookie, acting] = ["", ""];

  const worlds = () => {
    if (!own || !other) throw new Error("the worlds were not planted");
    return [own, other] as const;
  };
  const ask = async (method: string, path: string, { body }: ForeignCase, by = cookie) => {
    const headers = { Cookie: by, Accept: "text/html", "Sec-Fetch-Site": "same-origin" };
    const form = body === null ? oneFile() : new URLSearchParams(Object.entries(body ?? {}).map(textPair));
    const init = method === "POST" ? { method, headers, body: form } : { method, headers };
    const response = await fetchSite(new Request(`${site}/${path}`, { ...init, redirect: "manual" }));
    return { status: response.status, text: plainText(await response.text()) };
  };

  beforeAll(async () => {
    [own, other] = [await plantWorld(), await plantWorld()];
    const { user } = await tenantUser({ context: worlds()[0].context });
    cookie = [...user.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    acting = await cookieOfActing(worlds()[0].context);
  });

  it("has a case for every route that takes an id", () => {
    expect(unmatched(pageRoutes().filter(takesId), foreignIdCases)).toEqual({
      withoutCase: [],
      withoutRoute: [],
    });
  });

  it.each(Object.entries(foreignIdCases))("is as good as none: %s", async (route, asked) => {
    const [method = "", path = ""] = route.split(" ");
    for (const { name, foreign, missing } of pairsOf(path, asked, ...worlds())) {
      const [theirs, nobodys] = [await ask(method, foreign, asked), await ask(method, missing, asked)];
      expect(theirs.status, `${name}: ${theirs.text.slice(0, 300)}`).toBe(asked.status ?? 404);
      expect(nobodys, name).toEqual(theirs);
    }
    const all = pairsOf(path, asked, ...worlds()).at(-1);
    if (!all || runsTheService(path)) return;
    const { status, text } = await ask(method, all.foreign, asked, acting);
    expect(status, `who acts for the caller's organization: ${text.slice(0, 300)}`).toBe(asked.status ?? 404);
  });
});
