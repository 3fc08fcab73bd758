import { sendByApi, untilReadByApi } from "@tests/support/journey-api";
import { visit } from "@tests/support/journey-browser";
import { openDocument, sendAndWait, submit, untilShown } from "@tests/support/journey-learning";
import { cardOf, newVendor } from "@tests/support/journey-paper";
import { open, openUntilRead, signIn } from "@tests/support/journey-steps";
import { smallPdf } from "@tests/support/small-pdf";
import { zipSync } from "fflate";
import type { Browser, Cookie, Page } from "playwright-core";
import { expect, inject } from "vitest";
import { openPanel } from "./open-panel";
import { type Onlooker, onlookers, type PageAddress, pageVisits, type Shown } from "./page-visits";

const baseModel = "invoices-north-america";

/** A file of which it is not sure whether it holds one invoice or two. */
const perhapsTwo = {
  name: "perhaps-two.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from(
    smallPdf([
      [
        "Acme Tools Inc",
        "TAX INVOICE",
        "Invoice Number: INV-2041",
        "Invoice Date: 2026-02-14",
        "Anvil 2 50.00 100.00",
        "Total: $118.00",
      ],
      ["TAX INVOICE", "Anvil 2 50.00 100.00"],
    ]),
  ),
};

/** Documents and a proposed version, made through the pages, so that every page has something to show. */
export async function makeShown(browser: Browser): Promise<Shown> {
  await sendByApi(baseModel, "bluestem-invoice-20418.pdf");
  const duplicate = await sendByApi(baseModel, "bluestem-invoice-20418.pdf");
  await untilReadByApi(baseModel, duplicate);
  const bill = await sendByApi("energy-bills", "southern-ember-electricity-bill.pdf");
  await untilReadByApi("energy-bills", bill);
  const { page, close } = await visit(browser, { script: false });
  await signIn(page, inject("demo"));
  const list = `/document-processing/${inject("demo").models[baseModel]}/documents`;
  const document = await teachThree(page, list);
  const splittable = await sendOddFiles(page, list);
  const version = await train(page);
  const apiUser = await createApiUser(page);
  const webhook = await createWebhook(page);
  const supplier = await createSupplier(page);
  const order = await importOrder(page);
  const template = await createTemplate(page, inject("demo").models[baseModel] ?? "");
  const edits = await uploadValues(page, inject("demo").models[baseModel] ?? "", document);
  await close();
  return { document, duplicate, splittable, version, apiUser, webhook, supplier, order, template, edits };
}

const idAtEnd = (page: Page) => new URL(page.url()).pathname.split("/").at(-1) ?? "";

async function teachThree(page: Page, list: string): Promise<string> {
  const vendor = newVendor();
  for (const index of [0, 1, 2]) {
    const name = await sendAndWait(page, list, { vendor, index });
    await openDocument(page, list, name);
    await page.getByRole("textbox", { name: /^Invoice number/ }).fill(cardOf(index));
    await page.locator("form#review").getByRole("button", { name: "Save", exact: true }).last().click();
    await submit(page, list, name);
  }
  return idAtEnd(page);
}

async function sendOddFiles(page: Page, list: string): Promise<string> {
  await open(page, list);
  await openPanel(page, "Upload documents");
  await page.getByLabel("Documents", { exact: true }).setInputFiles(perhapsTwo);
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await openUntilRead(page, perhapsTwo.name);
  await openDocument(page, list, perhapsTwo.name);
  const splittable = idAtEnd(page);
  await open(page, list);
  const buffer = Buffer.from(zipSync({ "in-a-zip.pdf": perhapsTwo.buffer }));
  await openPanel(page, "Upload documents");
  await page
    .getByLabel("Documents", { exact: true })
    .setInputFiles({ name: "papers.zip", mimeType: "application/zip", buffer });
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  return splittable;
}

async function train(page: Page): Promise<string> {
  await open(page, `/training-documents/${baseModel}/training-documents`);
  await page.getByRole("button", { name: "Train Invoices-North America", exact: true }).click();
  await untilShown(page, /is proposed/, false);
  await page.getByRole("link", { name: "Review and decide" }).first().click();
  return idAtEnd(page);
}

async function createApiUser(page: Page): Promise<string> {
  await open(page, "/Users/api-users/create");
  await page.getByRole("textbox", { name: "Name" }).fill("Warehouse");
  await page.getByLabel("Role", { exact: true }).selectOption({ label: "Assistant" });
  await page.locator("main form").getByRole("button").last().click();
  await page.waitForURL(/api-users\/0/);
  const apiUser = new URL(page.url()).pathname;
  await open(page, `${apiUser}/keys/create`);
  await page.getByRole("textbox", { name: "Name" }).fill("Warehouse");
  await page.locator('main form input[name^="permission."]').first().check();
  await page.locator("main form").getByRole("button").last().click();
  await page.getByText("Copy it now").waitFor();
  return apiUser;
}

/** A template of the preset that has most to show. */
async function createTemplate(page: Page, model: string): Promise<string> {
  await open(page, `/aimodels/export-settings/${model}`);
  await page.getByRole("combobox", { name: /^Template for/ }).selectOption("datev");
  await page.getByRole("button", { name: "Create template" }).click();
  await page.getByRole("button", { name: "Preview" }).waitFor();
  return new URL(page.url()).pathname;
}

/** A supplier with a bank account on file. */
async function createSupplier(page: Page): Promise<string> {
  await open(page, "/suppliers/create");
  await page.getByRole("textbox", { name: /^Name/ }).fill("Larkmoor Joinery Ltd");
  await page.getByRole("textbox", { name: "Supplier number" }).fill("V1");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("textbox", { name: /^Bank account/ }).fill("GB29 NWBK 6016 1331 9268 19");
  await page.getByRole("button", { name: "Add bank account" }).click();
  await page.getByText("GB29 NWBK").first().waitFor();
  return new URL(page.url()).pathname;
}

/** An order of the supplier that was put on file. */
async function importOrder(page: Page): Promise<string> {
  const text =
    "orderNumber,supplierNumber,itemCode,quantity,unitPrice,receivedQuantity\n4500012,V1,A-1,10,2.5,4\n";
  await open(page, "/orders/import");
  await page
    .getByLabel("CSV file")
    .setInputFiles({ name: "orders.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await page.getByRole("button", { name: "Preview" }).click();
  await page.getByRole("button", { name: "Import now" }).click();
  await page.getByRole("link", { name: "4500012" }).click();
  await page.getByText("Lines of the order").first().waitFor();
  return new URL(page.url()).pathname;
}

/** An upload of values that changes one document and names one that is not there. */
async function uploadValues(page: Page, model: string, document: string): Promise<string> {
  const file = await page.request.get(`/edits/${model}/values?format=csv`);
  const own = (await file.text()).split("\r\n").find((line) => line.startsWith(`${document},`)) ?? "";
  const revision = own.split(",")[2];
  const rows = [`${document},${revision},1234.56,a`, `nobody,${revision},1,b`];
  const buffer = Buffer.from(["documentId,revision,total,Notes", ...rows].join("\n"));
  await open(page, `/edits/${model}`);
  await page.getByLabel("Edited file").setInputFiles({ name: "values.csv", mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: "Preview changes" }).click();
  await page.getByRole("link", { name: /^All \(2\)/ }).waitFor();
  return new URL(page.url()).pathname;
}

/** An endpoint that nobody listens at, with a test that failed. */
async function createWebhook(page: Page): Promise<string> {
  await open(page, "/connections/webhooks/create");
  await page.getByRole("textbox", { name: /^Address/ }).fill("http://127.0.0.1:9/in");
  await page.getByRole("checkbox", { name: /document\.approved/ }).check();
  await page.locator("main form").getByRole("button").last().click();
  await page.getByRole("link", { name: "Back to the endpoint" }).click();
  await page.getByRole("button", { name: "Send test event" }).click();
  await page.getByText("could not be reached").first().waitFor();
  return new URL(page.url()).pathname;
}

type World = { browser: Browser; shown: Shown; cookies: Partial<Record<Onlooker, Cookie[]>> };
/** `every` with 2 and `from` 1 is every second page, beginning with the second. */
type Look = { language: string; width?: number; fontPresses?: number; every?: number; from?: number };

/** Visits every page with the eyes of its onlooker, in a window made for it; what is wrong is told page by page. */
export async function onEveryPage(
  { browser, shown, cookies }: World,
  look: Look,
  problemsOn: (page: Page, path: string) => Promise<string[]>,
): Promise<void> {
  for (const as of onlookers) {
    const { page, problems, close } = await visit(browser, { script: true, language: look.language });
    if (look.width) await page.setViewportSize({ width: look.width, height: 800 });
    await becomes(page, as, cookies);
    const form = { language: look.language.slice(0, 2) };
    await page.request.post("/set-language", { form, headers: origin() });
    for (let press = 0; press < (look.fontPresses ?? 0); press++)
      await page.request.post("/set-appearance", { form: { font: "larger" }, headers: origin() });
    const { every = 1, from = 0 } = look;
    const paths = (await addressesFor(page, as, shown)).filter((_, at) => at % every === from);
    for (const path of paths) {
      problems.length = 0;
      await open(page, path);
      expect.soft(await problemsOn(page, path), path).toEqual([]);
      expect.soft(problems.filter(isUnexpected), path).toEqual([]);
    }
    await close();
  }
}

/** The browser says of every page that answers with one of these that a resource could not be loaded. */
const isUnexpected = (problem: string) => !/status of (40[49]|422)/.test(problem);

const origin = () => ({ Origin: inject("serverUrl") });

export async function becomes(
  page: Page,
  as: Onlooker,
  cookies: Partial<Record<Onlooker, Cookie[]>> = {},
): Promise<void> {
  const { administrator, ...member } = inject("demo");
  await page.context().addCookies(cookies[as] ?? []);
  if (as !== "member" && as !== "administrator") return;
  const { email, password } = as === "member" ? member : administrator;
  await page.request.post("/login", { form: { email, password }, headers: origin() });
}

async function addressesFor(page: Page, as: Onlooker, shown: Shown): Promise<string[]> {
  const visited = Object.values(pageVisits(shown)).flatMap((visit) => (visit.as === as ? visit.at : []));
  const addresses: string[] = [];
  for (const visit of visited) addresses.push(await addressOf(page, visit));
  return addresses;
}

async function addressOf(page: Page, visit: PageAddress): Promise<string> {
  if (typeof visit === "string") return visit;
  await page.goto(visit.on);
  const found = await page.locator(`main a[href^="${visit.link}"]`).first().getAttribute("href");
  return `${found}${visit.tail ?? ""}`;
}
