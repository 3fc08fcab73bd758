import { readFile } from "node:fs/promises";
import { Fieldwise } from "@clients/typescript/client";
import {
  type ApiDocument,
  ask,
  fieldValue,
  listByApi,
  sendByApi,
  untilReadByApi,
} from "@tests/support/journey-api";
import { closeBrowser, openBrowser, visit } from "@tests/support/journey-browser";
import { open, samplePath, signIn, upload } from "@tests/support/journey-steps";
import { mailOf } from "@tests/support/mail-of";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

const model = "invoices-north-america";
const file = "bluestem-invoice-20418.pdf";
const to = "documents+demo.demo2paper3data4@fieldwise.example";

/** What stands on the paper. */
const onPaper = { invoiceNumber: "BRS-20418", total: "1685.40" };
const readOff = (document: ApiDocument) => ({
  invoiceNumber: fieldValue(document, "invoiceNumber"),
  total: fieldValue(document, "total"),
});

const named = async (fileName: string) => {
  const documents = await listByApi(model);
  return documents.filter((document) => document.fileName === fileName);
};

async function deliver(raw: string, from: string): Promise<void> {
  const query = new URLSearchParams({ from, to });
  const answer = await ask(`/cdn-cgi/handler/email?${query}`, { method: "POST", body: raw });
  expect([answer.status, await answer.text()]).toEqual([200, "Worker successfully processed email"]);
}

describe("the same invoice through each door", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => closeBrowser(browser));

  it("comes out of the API with its values, and once although it was sent three times", async () => {
    const fileName = `api-${crypto.randomUUID()}.pdf`;
    const idempotencyKey = crypto.randomUUID();
    const first = await sendByApi(model, file, { fileName, idempotencyKey });
    expect(await sendByApi(model, file, { fileName, idempotencyKey })).toBe(first);
    const document = await untilReadByApi(model, first);
    expect(readOff(document)).toEqual(onPaper);
    const sentences = document.fields.flatMap(({ reasons }) => reasons.map(({ text }) => text));
    expect(sentences.filter((text) => text.startsWith("reason."))).toEqual([]);
    expect(sentences.length).toBeGreaterThan(10);
    expect(await sendByApi(model, file, { fileName, idempotencyKey })).toBe(first);
    expect(await named(fileName)).toMatchObject([{ documentId: first, source: "api" }]);
  });

  it("comes out of the TypeScript client with its values", async () => {
    const { apiKey, models } = inject("demo");
    const fieldwise = new Fieldwise({ site: inject("serverUrl"), key: apiKey });
    const modelId = models[model] ?? "";
    const bytes = new Uint8Array(await readFile(samplePath(file)));
    const { documentId } = await fieldwise.upload(modelId, new Blob([bytes]), { name: "by-client.pdf" });
    const { fields, status } = await fieldwise.read(modelId, documentId, { every: 300, atMost: 75_000 });
    const shown = (wanted: string) => fields.find(({ key }) => key === wanted)?.value;
    expect([status, shown("invoiceNumber"), shown("total")]).toEqual([
      "success",
      onPaper.invoiceNumber,
      onPaper.total,
    ]);
  });

  it("comes out of a mail with its values, and once although the mail came twice; the log tells", async () => {
    const fileName = `mail-${crypto.randomUUID()}.pdf`;
    const from = "Dana <dana@sender.example>";
    const raw = mailOf({
      from,
      to,
      subject: "Re: Fwd: Invoices-North America",
      messageId: `<${crypto.randomUUID()}@sender.example>`,
      parts: [
        {
          fileName,
          contentType: "application/pdf",
          bytes: await readFile(samplePath(file)),
          disposition: "attachment",
        },
      ],
    });
    await deliver(raw, "dana@sender.example");
    await deliver(raw, "dana@sender.example");
    const [document, ...others] = await named(fileName);
    expect(others).toEqual([]);
    expect(document).toMatchObject({ source: "mail" });
    expect(readOff(await untilReadByApi(model, document?.documentId ?? ""))).toEqual(onPaper);

    const { page, problems, close } = await visit(browser, { script: false });
    await signIn(page, inject("demo"));
    await open(page, "/aimodels/intake-log");
    expect(await page.locator("main").innerText()).toContain(to);
    const lines = await page.getByRole("row").filter({ hasText: fileName }).allInnerTexts();
    expect(lines).toEqual([expect.stringMatching(/dana@sender\.example.*Invoices-North America.*Accepted/s)]);
    await page.getByRole("link", { name: fileName }).click();
    await page.getByRole("heading", { level: 1, name: fileName }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it("comes out of the browser with its values", async () => {
    const { page, problems, close } = await visit(browser, { script: false });
    await signIn(page, inject("demo"));
    const before = (await named(file)).map(({ documentId }) => documentId);
    await open(page, `/document-processing/${inject("demo").models[model]}/documents`);
    await upload(page, file);
    await page.getByText("1 file was received.").waitFor();
    const added = (await named(file)).filter(({ documentId }) => !before.includes(documentId));
    expect(added).toMatchObject([{ source: "browser" }]);
    expect(readOff(await untilReadByApi(model, added[0]?.documentId ?? ""))).toEqual(onPaper);
    expect(problems).toEqual([]);
    await close();
  });
});
