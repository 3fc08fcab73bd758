import { readFile } from "node:fs/promises";
import { sendByApi, untilReadByApi } from "@tests/support/journey-api";
import { closeBrowser, openBrowser, visit } from "@tests/support/journey-browser";
import { open, signIn } from "@tests/support/journey-steps";
import type { AxeResults } from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { csvLine } from "~/domain/exports/csv";
import { readCsv } from "~/domain/exports/read-csv";
import { reportNames } from "~/domain/reports/report-list";

const model = "invoices-north-america";
const scripts = [
  ["on", true],
  ["off", false],
] as const;

let browser: Browser;
let axe: string;
beforeAll(async () => {
  browser = await openBrowser();
  axe = await readFile("node_modules/axe-core/axe.min.js", "utf8");
});
afterAll(() => closeBrowser(browser));

/**
 * What axe finds on the page that is open. Where its script is off axe cannot run, so it looks at what the server sent in
 * a window that has scripts, but not ours.
 */
async function violationsOn(page: Page, script: boolean): Promise<string[]> {
  if (script) return judged(page);
  const context = await browser.newContext({
    baseURL: inject("serverUrl"),
    storageState: await page.context().storageState(),
  });
  const copy = await context.newPage();
  await copy.route("**/*.js", (route) => route.abort());
  await copy.goto(page.url());
  const found = await judged(copy);
  await context.close();
  return found;
}

async function judged(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate((): Promise<AxeResults> => {
    const { axe } = window as unknown as { axe: { run(options: unknown): Promise<AxeResults> } };
    return axe.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] });
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${page.url()} ${id} ${target}: ${failureSummary}`),
  );
}

describe("values in a spreadsheet", () => {
  it.each(scripts)("go down, are changed, looked at and saved, script %s", async (_, script) => {
    const fileName = `values-${crypto.randomUUID()}.pdf`;
    const id = await sendByApi(model, "bluestem-invoice-20418.pdf", { fileName });
    await untilReadByApi(model, id);
    const { page, problems, close } = await visit(browser, { script });
    const violations: string[] = [];
    const look = async () => violations.push(...(await violationsOn(page, script)));
    await signIn(page, inject("demo"));

    await open(page, `/edits/${inject("demo").models[model]}?text=${fileName}`);
    await page.getByText("1 document of", { exact: false }).waitFor();
    await look();
    await page.getByLabel("Format").selectOption("csv");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download", exact: true }).click();
    const [headings = [], ...rows] = readCsv(await readFile(await (await download).path(), "utf8"));
    expect(rows[0]?.[headings.indexOf("documentId")]).toBe(id);

    const total = headings.indexOf("total");
    const edited = [headings, ...rows.map((row, at) => (at === 0 ? row.with(total, "4321.09") : row))];
    await page.getByLabel("Edited file").setInputFiles({
      name: "edited.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(edited.map((row) => csvLine(row)).join("")),
    });
    await page.getByRole("button", { name: "Preview changes" }).click();
    await page.waitForURL("**/uploads/**");
    const save = page.getByRole("button", { name: "Save the changes of 1 row" });
    await save.waitFor();
    await page.getByText("4,321.09").waitFor();
    await look();
    await save.click();
    await page.getByText("The changes of 1 row were saved.").waitFor();
    await look();

    await open(page, `/documents/${id}`);
    expect(await page.locator('[name="field.total"]').inputValue()).toBe("4,321.09");
    expect(violations).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });
});

describe("reports", () => {
  it.each(scripts)("are shown, each with its files, script %s", async (_, script) => {
    const { page, problems, close } = await visit(browser, { script });
    await signIn(page, inject("demo"));
    const violations: string[] = [];
    for (const name of reportNames) {
      await open(page, `/reports?report=${name}`);
      await page.getByRole("link", { name: "Download CSV" }).waitFor();
      violations.push(...(await violationsOn(page, script)));
    }
    await page.getByRole("link", { name: "Report files" }).click();
    await page.getByRole("heading", { level: 1, name: "Report files" }).waitFor();
    violations.push(...(await violationsOn(page, script)));
    expect(violations).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });
});
