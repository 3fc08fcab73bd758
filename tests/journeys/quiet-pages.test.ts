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

  it("says nothing in the browser's console, in both languages", async () => {
    const world = { browser, shown, cookies };
    await Promise.all(["en-US", "es-MX"].map((language) => onEveryPage(world, { language }, async () => [])));
  });
});
