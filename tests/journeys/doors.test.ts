import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { HeldByErp } from "@tests/stand-ins/erp/served";
import { startFtpServer } from "@tests/stand-ins/ftp/ftp-server";
import { changeLocalShard } from "@tests/support/change-local-data";
import { ask, listByApi, sendBytesByApi, untilReadByApi } from "@tests/support/journey-api";
import { closeBrowser, openBrowser, visit } from "@tests/support/journey-browser";
import { newWord } from "@tests/support/journey-paper";
import { open, signIn } from "@tests/support/journey-steps";
import { openPanel } from "@tests/support/open-panel";
import { smallPdf } from "@tests/support/small-pdf";
import type { Browser, Page } from "playwright-core";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

const model = "invoices-north-america";
// Business Central asks for a vendor, which models of North America do not read.
const purchases = "invoices-europe";
const guid = "11111111-2222-3333-4444-555555555555";

/** What the browser says of a form that we refused on purpose: once for each. */
const refusedWord =
  "console: Failed to load resource: the server responded with a status of 422 (Unprocessable Entity)";

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

/** A document whose vendor both stand-ins of Dynamics 365 know, as nobody sent it before, opened. */
async function openPurchase(page: Page): Promise<string> {
  const number = `BRS-${crypto.randomUUID().slice(0, 8)}`;
  const net = 1 + Math.floor(Math.random() * 90_000);
  // Words of its own, so that it is no duplicate of the one before.
  const words = Array.from({ length: 20 }, () => `Ref ${newWord()} ${newWord()}`);
  const text = [
    "Bluestem Restaurant Supply, LLC",
    "4118 Quarry Bend Rd",
    "Austin, TX 78799",
    "INVOICE",
    `Invoice Number: ${number}`,
    "Invoice Date: 2026-09-28",
    "Due Date: 2026-10-28",
    "Bill to: Harbour Kitchen Ltd",
    `Subtotal: $${net}.00`,
    "Tax: $20.00",
    `Total: $${net + 20}.00`,
    ...words,
  ];
  const documentId = await sendBytesByApi(purchases, smallPdf([text]), `${number}.pdf`);
  await untilReadByApi(purchases, documentId);
  await open(page, `/documents/${documentId}`);
  return documentId;
}

/** Approves the purchase that is open, and opens it again. */
async function approvePurchase(page: Page, documentId: string) {
  const approve = page.locator("main").getByRole("button", { name: /^Approve( and next)?$/ });
  await approve.first().click();
  const standing = async () =>
    (await listByApi(purchases)).find((one) => one.documentId === documentId)?.status;
  await expect.poll(standing, { timeout: 20_000 }).toBe("approved");
  await open(page, `/documents/${documentId}`);
}

/** Opens a page again and again until it says this. */
const untilSaid = (page: Page, path: string, said: string) =>
  expect
    .poll(
      async () => {
        await open(page, path);
        return page.locator("main").innerText();
      },
      { timeout: 60_000, interval: 1_000 },
    )
    .toContain(said);

/** How many invoices the stand-ins of Dynamics 365 hold, and how many files of a document. */
async function heldOf(documentId: string) {
  const held = (await (await fetch(`${inject("erpUrl")}/held`)).json()) as HeldByErp;
  return {
    invoices: held.invoices.length,
    files: held.files.filter((one) => one.includes(documentId)).length,
  };
}

/** Has what is due done now; the server's own minute may be far away. */
const tick = () => ask(`/cdn-cgi/handler/scheduled?cron=${encodeURIComponent("* * * * *")}`);

const paperOf = (...lines: string[]) => new TextDecoder().decode(smallPdf([lines]));

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
    await page.getByRole("link", { name: "Back to the endpoint" }).click();
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
    await page.getByText("Messages are signed with both secrets until").waitFor();
    const replaced = await page.getByLabel("Signing secret", { exact: true }).inputValue();
    expect(replaced).not.toBe(secret);
    await page.getByRole("link", { name: "Back to the endpoint" }).click();
    await press(page, "Send test event");
    await page.getByText("The receiver responded with 200").waitFor();
    const last = hook.got.at(-1);
    for (const one of [secret, replaced])
      expect(new Webhook(one).verify(last?.body ?? "", last?.headers ?? {})).toBeTruthy();
    await page.locator("main").getByRole("link", { name: "Delete", exact: true }).click();
    await press(page, "Yes");
    hook.close();
    expect(problems).toEqual([refusedWord]);
    await close();
  });

  it("Business Central is connected, takes a document, and the page says its number", async () => {
    const { page, problems, close } = await visit(browser, { script });
    const modelId = inject("demo").models[purchases] ?? "";
    await signIn(page, inject("demo"));
    await open(page, `/aimodels/dynamic365-settings/${inject("demo").models[model]}`);
    await page.getByText("The base model has no vendor field").waitFor();
    await open(page, `/aimodels/dynamic365-settings/${modelId}`);
    expect(await page.locator("main").innerText()).not.toContain("vendor field");
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

    const documentId = await openPurchase(page);
    const { invoices } = await heldOf(documentId);
    await approvePurchase(page, documentId);
    await openPanel(page, "More");
    await press(page, "Send to Dynamics 365");
    await untilSaid(page, `/documents/${documentId}`, "Sent to Business Central on");
    await untilSaid(page, `/document-processing/${modelId}/erp?state=sent`, "Sent to Business Central");
    expect(await heldOf(documentId)).toEqual({ invoices: invoices + 1, files: 1 });
    await open(page, "/connections");
    expect(await page.locator("main").innerText()).toContain("Harbour");
    await open(page, `/aimodels/dynamic365-settings/${modelId}`);
    await page.getByText("Remove connection").first().click();
    await press(page, "Remove connection");
    await page.getByText("The connection was removed.").waitFor();
    expect(problems).toEqual([refusedWord]);
    await close();
  });

  it("Finance & Operations is connected in its stead, refuses, and takes the document when it is mended", async () => {
    const { page, problems, close } = await visit(browser, { script });
    const modelId = inject("demo").models[purchases] ?? "";
    const at = `/aimodels/dynamic365-settings/${modelId}`;
    // Without script a password cannot come back with the page.
    const secret = () => (script ? undefined : type(page, "Client secret", "right secret"));
    await signIn(page, inject("demo"));
    await open(page, at);
    await choose(page, "System", "Finance & Operations");
    await type(page, "Environment", "harbour");
    await type(page, "Directory (tenant) ID", guid);
    await type(page, "Application (client) ID", guid);
    await type(page, "Client secret", "wrong secret");
    await press(page, "Connect and list companies");
    await page.getByText("Please correct the following").waitFor();
    await type(page, "Client secret", "right secret");
    await press(page, "Connect and list companies");
    await page.getByText("Connected. 1 company is available.").waitFor();
    await choose(page, "Company", "Harbour US");
    await type(page, "Default account", "Nothing like it");
    await secret();
    await press(page, "Save");
    await page.getByText("to Dynamics 365 was saved.").waitFor();
    await page.getByRole("link", { name: "OK" }).click();
    await page.waitForURL("**/aimodels/aimodels-list**");

    const documentId = await openPurchase(page);
    const { invoices } = await heldOf(documentId);
    await approvePurchase(page, documentId);
    const document = `/documents/${documentId}`;
    await openPanel(page, "More");
    await press(page, "Send to Dynamics 365");
    await untilSaid(page, document, "This document was not sent to Finance & Operations.");

    await open(page, at);
    await type(page, "Default account", "Services");
    await press(page, "Save");
    await page.getByText("to Dynamics 365 was saved.").waitFor();
    await open(page, document);
    await press(page, "Send again");
    await untilSaid(page, document, "Sent to Finance & Operations on");
    await untilSaid(page, `/document-processing/${modelId}/erp?state=sent`, "Sent to Finance & Operations");
    expect(await heldOf(documentId)).toEqual({ invoices: invoices + 1, files: 1 });
    await open(page, at);
    await page.getByText("Remove connection").first().click();
    await press(page, "Remove connection");
    await page.getByText("The connection was removed.").waitFor();
    // What the ERP system said of the wrong secret.
    expect(problems).toHaveLength(2);
    expect(problems.join()).toMatch(/dynamic365-settings.* 503.*503 \(Service Unavailable\)/s);

    await close();
  });

  it("a folder is taken documents from, a refused file is put aside, and the log says both", async () => {
    const { page, problems, close } = await visit(browser, { script });
    const base = "purchase-orders";
    const modelId = inject("demo").models[base] ?? "";
    const [good, bad] = [`order-${crypto.randomUUID()}.pdf`, `notes-${crypto.randomUUID()}.pdf`];
    const text = ["PURCHASE ORDER", `PO Number: ${crypto.randomUUID().slice(0, 8)}`, "Total: $80.00"];
    const ftp = await startFtpServer({
      holds: { [`in/${good}`]: paperOf(...text), [`in/${bad}`]: "no document", "in/half.part": "%PDF" },
    });
    const at = `/aimodels/intake-ftp-settings/${modelId}`;
    await signIn(page, inject("demo"));
    await open(page, at);
    await type(page, "Host name", "localhost");
    await type(page, "Port", String(ftp.port));
    await type(page, "User name", "harbour");
    await type(page, "Password", "rope and paint");
    await choose(page, "Encryption", "None (data can be read in transit)");
    await type(page, "Folder to receive documents from", "../in");
    await press(page, "Test connection");
    await page.getByText("Please correct the following").waitFor();
    await type(page, "Folder to receive documents from", "in");
    if (!script) await type(page, "Password", "rope and paint");
    await press(page, "Test connection");
    await page.getByText("The folder was opened: it contains 3 files.").waitFor();
    if (!script) await type(page, "Password", "rope and paint");
    await press(page, "Save");
    await page.getByText("Its first documents arrive after the second check.").waitFor();
    const looks = () => ftp.commands.filter((command) => command.startsWith("MLSD")).length;
    for (const tested = looks(); looks() < tested + 2; ) {
      await changeLocalShard(
        inject("stateDir"),
        "update intake_folders set next_at = 0 where model_id = ?",
        modelId,
      );
      await tick();
    }
    await expect
      .poll(() => [...ftp.files.keys()].sort(), { timeout: 20_000 })
      .toEqual([`in/failed/${bad}`, `in/failed/${bad}.txt`, "in/half.part", `in/processed/${good}`]);
    expect(ftp.files.get(`in/failed/${bad}.txt`)).toContain("not a PDF, JPEG or PNG");
    const received = (await listByApi(base)).filter(({ fileName }) => fileName === good);
    expect(received).toHaveLength(1);
    await untilReadByApi(base, received[0]?.documentId ?? "");
    await open(page, "/aimodels/intake-log");
    for (const [file, outcome] of [
      [good, "Accepted"],
      [bad, "Rejected"],
    ] as const)
      expect(await page.getByRole("row").filter({ hasText: file }).innerText()).toContain(outcome);
    await open(page, "/connections");
    expect(await page.locator("main").innerText()).toContain("localhost");
    await open(page, at);
    await page.getByText("Remove folder").first().click();
    await press(page, "Remove folder");
    await page.getByText("The folder was removed.").waitFor();
    await ftp.stop();
    expect(problems).toEqual([refusedWord]);
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
    await choose(page, "Other e-mails", "Accept them and mark them in the intake log");
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
    expect(problems).toEqual([refusedWord]);
    await close();
  });
});
