import { readFile } from "node:fs/promises";
import { launchChromium } from "@tests/support/chromium";
import { sendByApi, untilReadByApi } from "@tests/support/journey-api";
import { visit } from "@tests/support/journey-browser";
import { openDocument, sendAndWait, submit, untilShown } from "@tests/support/journey-learning";
import { cardOf, newVendor } from "@tests/support/journey-paper";
import { newcomer, open, signIn, signUp, untilRead } from "@tests/support/journey-steps";
import { smallPdf } from "@tests/support/small-pdf";
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

/** Documents that show what the pages can say: a plain one, one that is held for a duplicate, a proposed split. */
type Shown = { document: string; duplicate: string; splittable: string; version: string };

/** A file of which it is not sure whether it holds one invoice or two. */
const perhapsTwo = {
  name: "perhaps-two.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from(
    smallPdf([
      [
        ...["Acme Tools Inc", "TAX INVOICE", "Invoice Number: INV-2041", "Invoice Date: 2026-02-14"],
        ...["Anvil 2 50.00 100.00", "Total: $118.00"],
      ],
      ["TAX INVOICE", "Anvil 2 50.00 100.00"],
    ]),
  ),
};

const ofTenant = ({ document, duplicate, splittable, version }: Shown) => {
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
    ...[document, duplicate, splittable].map((id) => `/documents/${id}`),
    `/documents/${document}?done=save`,
    `/documents/${document}/delete`,
    `/documents/${document}/replay`,
    `/training-documents/${baseModel}/training-documents`,
    `/training-documents/${baseModel}/versions/${version}`,
    ...["promote", "discard"].map((what) => `/training-documents/${baseModel}/versions/${version}/${what}`),
  ];
};

describe("WCAG A and AA", () => {
  let browser: Browser;
  let axe: string;
  let shown: Shown;
  let withoutTenant: Cookie[];
  beforeAll(async () => {
    browser = await launchChromium();
    axe = await readFile("node_modules/axe-core/axe.min.js", "utf8");
    shown = await makeShown();
    withoutTenant = await cookiesOfNewcomer();
  });
  afterAll(() => browser.close());

  /** Documents and a proposed version, made through the pages. */
  async function makeShown(): Promise<Shown> {
    await sendByApi(baseModel, "bluestem-invoice-20418.pdf");
    const duplicate = await sendByApi(baseModel, "bluestem-invoice-20418.pdf");
    await untilReadByApi(baseModel, duplicate);
    const { page, close } = await visit(browser, { script: false });
    await signIn(page, inject("demo"));
    const list = `/document-processing/${inject("demo").models[baseModel]}/documents`;
    const vendor = newVendor();
    for (const index of [0, 1, 2]) {
      const name = await sendAndWait(page, list, { vendor, index }, false);
      await openDocument(page, list, name);
      await page.getByRole("textbox", { name: /^Invoice number/ }).fill(cardOf(index));
      await page.locator("form#review").getByRole("button", { name: "Save", exact: true }).last().click();
      await submit(page, list, name);
    }
    const document = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    await open(page, list);
    await page.getByLabel("Documents", { exact: true }).setInputFiles(perhapsTwo);
    await page.getByRole("button", { name: "Upload", exact: true }).click();
    await untilRead(page, perhapsTwo.name, false);
    await openDocument(page, list, perhapsTwo.name);
    const splittable = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    await open(page, `/training-documents/${baseModel}/training-documents`);
    await page.getByRole("button", { name: "Train Invoices-North America", exact: true }).click();
    await untilShown(page, /is proposed/, false);
    await page.getByRole("link", { name: "Look at it and decide" }).first().click();
    const version = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    await close();
    return { document, duplicate, splittable, version };
  }

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
    return judged(page, path);
  }

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
      for (const path of ofTenant(shown)) expect.soft(await violationsOn(page, path)).toEqual([]);
      expect.soft(await violationsAfterReplay(page, shown.document)).toEqual([]);
      expect(problems.filter((problem) => !problem.includes("422"))).toEqual([]);
      await close();
    });
  });
});
