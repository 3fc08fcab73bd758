import { auditEverything } from "@tests/support/audit-everything";
import { cookiesInPassing } from "@tests/support/cookies-in-passing";
import { makeShown, onEveryPage } from "@tests/support/every-page";
import { closeBrowser, openBrowser } from "@tests/support/journey-browser";
import type { Onlooker, Shown } from "@tests/support/page-visits";
import type { Browser, Cookie } from "playwright-core";
import { afterAll, beforeAll, describe, it } from "vitest";

// What React says of a page whose script draws it otherwise than the server did is an error in the console.
describe("every page, with script on", { timeout: 400_000, retry: 0 }, () => {
  let browser: Browser;
  let shown: Shown;
  let cookies: Partial<Record<Onlooker, Cookie[]>>;
  beforeAll(async () => {
    browser = await openBrowser();
    [shown, cookies] = await Promise.all([makeShown(browser), cookiesInPassing(browser)]);
    await auditEverything();
  }, 300_000);
  afterAll(() => closeBrowser(browser));

  // Before every change each page in one of the languages; `npm run test:pages` sees each in both.
  it("says nothing in the browser's console", async () => {
    const world = { browser, shown, cookies };
    const every = process.env.EVERY_PAGE ? 1 : 2;
    const looks = ["en-US", "es-MX"].map((language, at) => ({ language, every, from: at % every }));
    await Promise.all(looks.map((look) => onEveryPage(world, look, async () => [])));
  });
});
