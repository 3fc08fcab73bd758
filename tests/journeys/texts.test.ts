import { gzipSync } from "node:zlib";
import { closeBrowser, openBrowser, visit } from "@tests/support/journey-browser";
import { becomeNewcomer, foundTenant, payForSilver } from "@tests/support/journey-newcomer";
import { newcomer } from "@tests/support/journey-steps";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeBrowser(browser));

/** Adds up what the page's scripts are when compressed, until it is opened anew. */
function weigh(page: Page) {
  const addresses = new Set<string>();
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") addresses.add(response.url());
  });
  // Fetched anew: the browser drops its copy of a body as soon as another page is opened.
  const bytesAt = async (address: string) =>
    gzipSync(await (await fetch(address)).arrayBuffer(), { level: 9 }).length;
  return {
    open: async (path: string) => {
      addresses.clear();
      // Until the texts have come, too.
      await page.goto(path, { waitUntil: "networkidle" });
      const sizes = await Promise.all([...addresses].map(bytesAt));
      return sizes.reduce((sum, bytes) => sum + bytes, 0);
    },
  };
}

/** Notes every heading and every title that the page has from now on. */
const watchHeadings = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = [];
    const note = () => {
      for (const text of [document.querySelector("h1")?.textContent, document.title])
        if (text !== undefined && text !== null && !seen.includes(text)) seen.push(text);
    };
    note();
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { seenHeadings: seen });
  });

const headings = (page: Page) =>
  page.evaluate(() => (window as unknown as { seenHeadings: string[] }).seenHeadings);

it("a page that a link leads to shows when its texts are there, and none of them is ever empty or a key", async () => {
  const { page, problems, close } = await visit(browser, { script: true });
  const person = newcomer();
  await becomeNewcomer(page, person);
  await foundTenant(page, person);
  await payForSilver(page);
  await page.goto("/dashboard", { waitUntil: "networkidle" });
  await watchHeadings(page);
  for (const [menu, heading] of [
    ["/Users/users", "Users"],
    ["/aimodels/aimodels-list", "AI models"],
    ["/audit", "Audit log"],
  ]) {
    // The menu may be folded, and a link in it works all the same.
    await page.locator(`nav a[href="${menu}"]`).first().dispatchEvent("click");
    await page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();
  }
  const seen = await headings(page);
  expect(seen).toEqual(expect.arrayContaining(["Users", "AI models", "Audit log"]));
  expect(seen.filter((text) => text.trim() === "" || /^[a-z-]+\.[a-z.-]+$/.test(text))).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});

it("a page sends at most 110 kB of script, with the texts that only script shows", async () => {
  const { page, problems, close } = await visit(browser, { script: true });
  const person = newcomer();
  const scale = weigh(page);
  const sent = new Map<string, number>();
  const note = async (path: string) => sent.set(path, await scale.open(path));
  await note("/login");
  await becomeNewcomer(page, person);
  await note("/create-tenant");
  await foundTenant(page, person);
  await payForSilver(page);
  for (const path of ["/billing", "/aimodels/create-aimodel", "/Users/inviteuser"]) await note(path);
  expect([...sent].filter(([, bytes]) => bytes < 80_000)).toEqual([]);
  expect([...sent].filter(([, bytes]) => bytes > 110_000)).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});
