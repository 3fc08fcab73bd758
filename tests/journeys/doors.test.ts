import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sendByApi, untilReadByApi } from "@tests/support/journey-api";
import { closeBrowser, openBrowser, visit } from "@tests/support/journey-browser";
import { open, signIn } from "@tests/support/journey-steps";
import type { Browser, Page } from "playwright-core";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

const model = "invoices-north-america";
const guid = "11111111-2222-3333-4444-555555555555";

const press = (page: Page, name: string) =>
  page.locator("main, dialog").getByRole("button", { name, exact: true }).first().click();
const type = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
const choose = (page: Page, label: string, option: string) =>
  page.getByLabel(label, { exact: true }).selectOption({ label: option });

type Got = { headers: Record<string, string>; body: string };

/** A receiver of webhooks that answers what `say` is at the moment. */
async function receiver() {
  const got: Got[] = [];
  const state = { status: 200 };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    got.push({ headers: request.headers as Record<string, string>, body: Buffer.concat(chunks).toString() });
    response.writeHead(state.status).end("said");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { got, state, url: `http://127.0.0.1:${port}/in`, close: () => server.close() };
}

/** A document of the sample that is approved: Business Central's stand-in knows its vendor. */
async function approvedDocument(page: Page): Promise<string> {
  const documentId = await sendByApi(model, "bluestem-invoice-20418.pdf", {
    fileName: `erp-${crypto.randomUUID()}.pdf`,
  });
  await untilReadByApi(model, documentId);
  await open(page, `/documents/${documentId}`);
  return documentId;
}

describe.each([
  ["on", true],
  ["off", false],
])("the doors out, with script %s", (_, script) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => closeBrowser(browser));

  it("a webhook is set up, tested, broken, mended, and its secret replaced", async () => {
    const { page, problems, close } = await visit(browser, { script });
    const hook = await receiver();
    await signIn(page, inject("demo"));
    await open(page, "/connections/webhooks");
    await page.locator("main").getByRole("link", { name: "Add endpoint" }).first().click();
    await type(page, "Address (URL)", "not an address");
    await page.getByLabel("Document approved").check();
    await press(page, "Add endpoint");
    await page.getByText("Enter a complete address").first().waitFor();
    await type(page, "Address (URL)", hook.url);
    await press(page, "Add endpoint");
    await page.getByText("Copy the secret now").waitFor();
    const secret = await page.getByLabel("Signing secret", { exact: true }).inputValue();
    expect(secret).toMatch(/^whsec_/);
    await page.getByRole("link", { name: "To the endpoint" }).click();
    await press(page, "Send test event");
    await page.getByText("The receiver responded with 200").waitFor();
    const [first] = hook.got;
    expect(new Webhook(secret).verify(first?.body ?? "", first?.headers ?? {})).toMatchObject({
      type: "webhook.test",
    });
    hook.state.status = 500;
    await press(page, "Send test event");
    await page.getByText("The test failed").waitFor();
    hook.state.status = 200;
    await page.locator("main").getByRole("link", { name: "Replace secret" }).click();
    await press(page, "Yes");
    await page.getByText("Both secrets sign until").waitFor();
    const replaced = await page.getByLabel("Signing secret", { exact: true }).inputValue();
    expect(replaced).not.toBe(secret);
    await page.getByRole("link", { name: "To the endpoint" }).click();
    await press(page, "Send test event");
    await page.getByText("The receiver responded with 200").waitFor();
    const last = hook.got.at(-1);
    for (const one of [secret, replaced])
      expect(new Webhook(one).verify(last?.body ?? "", last?.headers ?? {})).toBeTruthy();
    await page.locator("main").getByRole("link", { name: "Delete", exact: true }).click();
    await press(page, "Yes");
    hook.close();
    expect(problems.filter((problem) => !problem.includes("422"))).toEqual([]);
    await close();
  });

  it("Business Central is connected, takes a document, and the page says its number", async () => {
    const { page, problems, close } = await visit(browser, { script });
    const modelId = inject("demo").models[model] ?? "";
    await signIn(page, inject("demo"));
    await open(page, `/aimodels/dynamic365-settings/${modelId}`);
    await type(page, "Environment", "Production");
    await type(page, "Directory (tenant) ID", guid);
    await type(page, "Application (client) ID", guid);
    await type(page, "Client secret", "right secret");
    await press(page, "Connect and list companies");
    await page.getByText("Connected. 1 company is available.").waitFor();
    await choose(page, "Company", "Harbour");
    await type(page, "Default account", "60100");
    await type(page, "Tax codes", "many = VAT");
    if (!script) await type(page, "Client secret", "right secret");
    await press(page, "Save");
    await page.getByText("Each line must have a tax rate").first().waitFor();
    await type(page, "Tax codes", "20 = VAT20");
    if (!script) await type(page, "Client secret", "right secret");
    await press(page, "Save");
    await page.getByText("to Dynamics 365 was saved.").waitFor();
    await page.getByRole("link", { name: "OK" }).click();
    await page.waitForURL("**/aimodels/aimodels-list**");

    const documentId = await approvedDocument(page);
    await press(page, "Approve");
    await page.waitForLoadState("networkidle");
    await open(page, `/documents/${documentId}`);
    await press(page, "Send to Dynamics 365");
    await expect
      .poll(
        async () => {
          await open(page, `/document-processing/${modelId}/erp?state=sent`);
          return page.locator("main").innerText();
        },
        { timeout: 60_000, interval: 1_000 },
      )
      .toContain("Sent to Business Central");
    await open(page, "/connections");
    expect(await page.locator("main").innerText()).toContain("Harbour");
    await open(page, `/aimodels/dynamic365-settings/${modelId}`);
    await page.getByText("Remove connection").first().click();
    await press(page, "Remove connection");
    await page.getByText("The connection was removed.").waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it("an export template is made of a preset, changed, previewed and used", async () => {
    const { page, problems, close } = await visit(browser, { script });
    const modelId = inject("demo").models[model] ?? "";
    const name = `DATEV ${crypto.randomUUID().slice(0, 6)}`;
    await signIn(page, inject("demo"));
    await open(page, `/aimodels/export-settings/${modelId}`);
    await choose(page, "Template for", "DATEV");
    await type(page, "Name", name);
    await press(page, "Create template");
    await page.getByLabel("Heading of column 7", { exact: true }).waitFor();
    await type(page, "Text of column 7", "6300");
    await press(page, "Preview");
    await page.getByText("Preview of the latest documents").waitFor();
    await press(page, "Save");
    await page.getByText("The template was saved.").waitFor();
    await open(page, `/aimodels/export-settings/${modelId}`);
    expect(await page.locator("main").innerText()).toContain(name);
    expect(problems).toEqual([]);
    await close();
  });

  it("the senders of a model and one's own mails are chosen; a mailbox that cannot be is refused", async () => {
    const { page, problems, close } = await visit(browser, { script });
    const modelId = inject("demo").models[model] ?? "";
    await signIn(page, inject("demo"));
    await open(page, `/aimodels/email-connector-settings/${modelId}`);
    await type(page, "Allowed senders", "");
    await choose(page, "What other e-mails get", "Accept them, and mark them in the intake log");
    await press(page, "Save");
    await page.getByRole("link", { name: "OK" }).click();
    await page.waitForURL("**/aimodels/aimodels-list**");
    await open(page, "/Profile/mails");
    await page.getByLabel("Use of the documents included in the plan").check();
    await press(page, "Save");
    await page.getByText("Your choice has been saved.").waitFor();
    await open(page, "/connections/mailbox");
    await type(page, "Directory (tenant) ID", "contoso");
    await type(page, "Application (client) ID", guid);
    await type(page, "Address of the mailbox", "in@example.com");
    await type(page, "Client secret", "x");
    await press(page, "Connect");
    await page.getByText("Enter the ID as Microsoft shows it").first().waitFor();
    expect(await page.getByLabel("Address of the mailbox", { exact: true }).inputValue()).toBe(
      "in@example.com",
    );
    expect(problems.filter((problem) => !problem.includes("422"))).toEqual([]);
    await close();
  });
});
