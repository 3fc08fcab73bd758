import { readFile } from "node:fs/promises";
import { cookiesInPassing } from "@tests/support/cookies-in-passing";
import { becomes, makeShown, onEveryPage } from "@tests/support/every-page";
import { closeBrowser, openBrowser, visit } from "@tests/support/journey-browser";
import { open } from "@tests/support/journey-steps";
import { keyboardProblems } from "@tests/support/keyboard-walk";
import { type Onlooker, pagePaths, pageVisits, type Shown, seenInPassing } from "@tests/support/page-visits";
import type { AxeResults, RunOptions } from "axe-core";
import type { Browser, Cookie, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const rules: RunOptions = { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] };
const colours: RunOptions = { runOnly: ["color-contrast"] };

// How large a word on the page is, the paper says; what it fills can also be typed (2.5.8, essential and equivalent).
const wordOfPaper = /^button\[value="\d+:\d+"\]$/;

// Sixty pages a look, in a real browser: longer than what runs before every change may take, so `npm run test:pages`.
describe.runIf(process.env.EVERY_PAGE)("every page", { timeout: 600_000, retry: 0 }, () => {
  let browser: Browser;
  let axe: string;
  let shown: Shown;
  let cookies: Partial<Record<Onlooker, Cookie[]>>;
  beforeAll(async () => {
    browser = await openBrowser();
    axe = await readFile("node_modules/axe-core/axe.min.js", "utf8");
    [shown, cookies] = await Promise.all([makeShown(browser), cookiesInPassing(browser)]);
  });
  afterAll(() => closeBrowser(browser));

  async function judged(page: Page, path: string): Promise<string[]> {
    await page.emulateMedia({ colorScheme: "light" });
    await page.evaluate(axe);
    const light = await run(page, rules);
    await page.emulateMedia({ colorScheme: "dark" });
    return [...light, ...(await run(page, colours))].map((violation) => `${path} ${violation}`);
  }

  async function violationsAfterReplay(page: Page, documentId: string): Promise<string[]> {
    await open(page, `/documents/${documentId}/replay`);
    await page.locator("main").getByRole("button").first().click();
    await page.getByText("SHA-256").first().waitFor({ state: "attached" });
    return judged(page, "replayed");
  }

  async function run(page: Page, options: RunOptions): Promise<string[]> {
    const { violations } = await page.evaluate((options): Promise<AxeResults> => {
      const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
      return axe.run(options);
    }, options);
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ target }) => !(id === "target-size" && wordOfPaper.test(String(target))))
        .map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
    );
  }

  it("has a line that says how it is seen", () => {
    const seen = [...Object.keys(pageVisits(shown)), ...Object.keys(seenInPassing)];
    expect(pagePaths().filter((path) => !seen.includes(path))).toEqual([]);
    expect(seen.filter((path) => !pagePaths().includes(path))).toEqual([]);
  });

  it.each(["en-US", "es-MX"])(
    "passes axe's rules for WCAG A and AA, %s, light and dark",
    async (language) => {
      await onEveryPage({ browser, shown, cookies }, { language }, judged);
    },
  );

  it("passes them after a replay, too", async () => {
    const { page, close } = await visit(browser, { script: true });
    await becomes(page, "member");
    expect(await violationsAfterReplay(page, shown.document)).toEqual([]);
    await close();
  });

  it("can be walked with the keyboard alone, and shows where the focus is", async () => {
    await onEveryPage({ browser, shown, cookies }, { language: "en-US" }, keyboardProblems);
  });

  it("lets the keyboard skip the menu", async () => {
    const { page, close } = await visit(browser, { script: true });
    await becomes(page, "member");
    await open(page, "/dashboard");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to content");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");
    await close();
  });

  it("fits a phone of 360 px with letters of 22 px", async () => {
    await onEveryPage(
      { browser, shown, cookies },
      { language: "es-MX", width: 360, fontPresses: 3 },
      async (page) => {
        const over = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        return over > 0 ? [`${over} px too wide`] : [];
      },
    );
  });
});
