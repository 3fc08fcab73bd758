import { readFile } from "node:fs/promises";
import { launchChromium } from "@tests/support/chromium";
import { sendByApi, untilReadByApi } from "@tests/support/journey-api";
import { visit } from "@tests/support/journey-browser";
import { newcomer, open, signUp } from "@tests/support/journey-steps";
import type { AxeResults, RunOptions } from "axe-core";
import type { Browser, Cookie, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

const baseModel = "invoices-north-america";
const rules: RunOptions = { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] };
const colours: RunOptions = { runOnly: ["color-contrast"] };

// How large a word on the page is, the paper says; what it fills can also be typed (2.5.8, essential and equivalent).
const wordOfPaper = /^button\[value="\d+:\d+"\]$/;

const forAll = [
  "/login",
  "/signup",
  "/support/user-manual",
  "/support/faq",
  "/support/terms-and-conditions",
  "/support/privacy-policy",
  "/no-such-page",
];

const ofTenant = (documentId: string) => {
  const model = inject("demo").models[baseModel];
  return [
    "/dashboard",
    "/aimodels/aimodels-list",
    "/aimodels/intake-log",
    "/aimodels/create-aimodel",
    `/aimodels/create-aimodel?baseModel=${baseModel}`,
    `/aimodels/edit-aimodel/${model}`,
    `/document-processing/${model}/documents`,
    `/document-processing/${model}/documents?startDate=2026-10-10&endDate=2026-10-01`,
    `/documents/${documentId}`,
  ];
};

describe("WCAG A and AA", () => {
  let browser: Browser;
  let axe: string;
  let documentId: string;
  let withoutTenant: Cookie[];
  beforeAll(async () => {
    browser = await launchChromium();
    axe = await readFile("node_modules/axe-core/axe.min.js", "utf8");
    documentId = await sendByApi(baseModel, "bluestem-invoice-20418.pdf");
    await untilReadByApi(baseModel, documentId);
    withoutTenant = await cookiesOfNewcomer();
  });
  afterAll(() => browser.close());

  async function cookiesOfNewcomer(): Promise<Cookie[]> {
    const { page, close } = await visit(browser, { script: false });
    await signUp(page, newcomer());
    const cookies = await page.context().cookies();
    await close();
    return cookies;
  }

  /** What axe finds wrong with a page in the light and in the dark: which rule, where, and how. */
  async function violationsOn(page: Page, path: string): Promise<string[]> {
    await page.emulateMedia({ colorScheme: "light" });
    await open(page, path);
    await page.evaluate(axe);
    const light = await run(page, rules);
    await page.emulateMedia({ colorScheme: "dark" });
    return [...light, ...(await run(page, colours))].map((violation) => `${path} ${violation}`);
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

  describe.each(["en-US", "es-MX"])("%s", (language) => {
    it.each([
      ["anybody", () => [], forAll],
      ["somebody without a tenant", () => withoutTenant, ["/create-tenant"]],
    ])("pages for %s", async (_, cookies, paths) => {
      const { page, problems, close } = await visit(browser, { script: true, language });
      await page.context().addCookies(cookies());
      for (const path of paths) expect.soft(await violationsOn(page, path)).toEqual([]);
      expect(problems.filter((problem) => !problem.includes("404"))).toEqual([]);
      await close();
    });

    it("pages of a tenant", async () => {
      const { page, problems, close } = await visit(browser, { script: true, language });
      const { email, password } = inject("demo");
      const headers = { Origin: inject("serverUrl") };
      await page.request.post("/login", { form: { email, password }, headers });
      for (const path of ofTenant(documentId)) expect.soft(await violationsOn(page, path)).toEqual([]);
      expect(problems.filter((problem) => !problem.includes("422"))).toEqual([]);
      await close();
    });
  });
});
