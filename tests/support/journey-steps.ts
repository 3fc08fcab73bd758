import { readFile } from "node:fs/promises";
import type { APIResponse, Page } from "playwright-core";
import { expect, vi } from "vitest";
import { runsScript } from "./journey-browser";
import { openPanel } from "./open-panel";

export const newcomer = () => ({
  email: `person-${crypto.randomUUID()}@example.com`,
  password: "correct-horse-battery",
  tenant: `Cedar Yard ${crypto.randomUUID().slice(0, 8)}`,
});

type Newcomer = ReturnType<typeof newcomer>;
type Account = { email: string; password: string };

/** A file of the seed, by its name. */
export const samplePath = (name: string) => `scripts/seed/documents/${name}`;

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const type = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);

/** Goes to an address and waits until its script, if it runs, has taken the page over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "load" });
  if (runsScript(page)) await untilTakenOver(page);
}

/**
 * Waits until React has taken the page over, has said what it found otherwise and has run its effects: React marks the
 * elements when it begins, and the browser is idle when it is through.
 */
export async function untilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (document.scripts.length === 0) return true;
    if (!Object.keys(document.body).some((key) => key.startsWith("__reactFiber"))) return false;
    return new Promise<boolean>((resolve) =>
      requestIdleCallback(() => requestIdleCallback(() => resolve(true))),
    );
  });
}

/** Sends a form as its page does, without showing the page; the cookies of the answer are the window's. */
export async function sendForm(page: Page, path: string, form: Record<string, string>): Promise<APIResponse> {
  const { origin } = new URL(await siteOf(page));
  return page.request.post(path, { form, headers: { Origin: origin }, maxRedirects: 0 });
}

// What the window's addresses begin with is nowhere to be asked; an answer says it.
const siteOf = async (page: Page) => (await page.request.get("/healthz")).url();

export const leadsTo = (answer: APIResponse, path: string) =>
  expect([answer.status(), answer.headers().location]).toEqual([302, path]);

/** Signs in; no page is shown. `signing-out.test.ts` fills the form in on the screen. */
export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  leadsTo(await sendForm(page, "/login", { email, password }), "/login");
}

/** Signs in by the form that the page shows, and ends on the dashboard. */
export async function signInByForm(page: Page, person: Account): Promise<void> {
  await open(page, "/login");
  await type(page, "E-mail address", person.email);
  await type(page, "Password", person.password);
  await page.locator("main").getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL("**/dashboard");
}

/** Signs up with the code from the outbox; ends on the form that creates a tenant. */
export async function signUp(page: Page, { email, password }: Newcomer): Promise<void> {
  await open(page, "/signup");
  await type(page, "E-mail address", email);
  await press(page, "Send code");
  await page.getByText(`We sent an e-mail to ${email}`).waitFor();
  await type(page, "Verification code", await codeInOutbox(page, email));
  await type(page, "Password", password);
  await type(page, "Confirm password", password);
  await page.getByLabel("Country/region").selectOption({ label: "United States" });
  await type(page, "Given name", "Ines");
  await type(page, "Surname", "Marlow");
  await press(page, "Create account");
  await page.waitForURL("**/create-tenant");
}

export async function codeInOutbox(page: Page, email: string): Promise<string> {
  const outbox = await page.context().newPage();
  await outbox.goto("/dev/outbox");
  const text = await outbox.getByRole("article").filter({ hasText: email }).first().innerText();
  await outbox.close();
  return /\b\d{6}\b/.exec(text)?.[0] ?? "";
}

/** Creates a tenant and starts a trial; ends on the dashboard. */
export async function createTenant(page: Page, person: Newcomer): Promise<void> {
  await createUnpaidTenant(page, person);
  await startTrial(page);
}

/** Fills in the form that creates a tenant, agrees to both texts, and ends on the plans. */
export async function createUnpaidTenant(page: Page, { tenant }: Newcomer): Promise<void> {
  await type(page, "Tenant Name", tenant);
  await type(page, "Company Name", `${tenant}, Inc.`);
  await type(page, "Address Line 1", "12 Cedar Yard");
  await type(page, "City", "Austin");
  await type(page, "State", "TX");
  await type(page, "Postal Code", "78701");
  for (const text of ["Terms and Conditions", "Privacy Policy"]) {
    await press(page, `Read the ${text}`);
    await page.getByRole("heading", { level: 1, name: text }).waitFor();
    await press(page, "I Agree");
    await page.getByRole("checkbox", { name: `I agree to the ${text}`, checked: true }).waitFor();
  }
  await press(page, "SIGNUP");
  await page.getByText(`Organization ${tenant} created successfully`).waitFor();
  await page.getByRole("link", { name: "Click here to Choose a Subscription Plan" }).click();
  await page.getByRole("heading", { level: 1, name: "Subscription plans" }).waitFor();
}

/** Starts the free trial of the middle plan with a test card, and ends on the dashboard. */
async function startTrial(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Get Started with Fieldwise Silver" }).click();
  await type(page, "Card number", "4242424242424242");
  await type(page, "CVC", "123");
  await page.getByLabel("Expiry year").selectOption({ index: 5 });
  await press(page, "Start free trial");
  await page.getByRole("heading", { name: "Your free trial has started" }).waitFor();
  await page.getByRole("link", { name: "Start using Fieldwise" }).click();
  await page.getByText("Hello, Ines").waitFor();
}

/** Creates a model from Invoices-North America as it is proposed, and ends on its empty list of documents. */
export async function createModel(page: Page, name: string): Promise<void> {
  await page.getByRole("link", { name: "Manage AIModels" }).click();
  await page.getByRole("link", { name: "Create AI model" }).first().click();
  await page.getByRole("radio", { name: /^Invoices-North America/ }).check();
  await press(page, "Continue");
  await type(page, "Name", name);
  await press(page, "Create AI model");
  await page.getByText(`${name} was created.`).waitFor();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name, exact: true }).click();
  await page.getByText("No documents yet.").waitFor();
}

/** Chooses a file in the form and sends it. */
export async function upload(page: Page, file: string): Promise<void> {
  await openPanel(page, "Upload documents");
  await page.getByLabel("Documents", { exact: true }).setInputFiles(samplePath(file));
  await press(page, "Upload");
}

/** Drops a file on the form, as from a folder of the desktop. */
export async function drop(page: Page, file: string): Promise<void> {
  const content = (await readFile(samplePath(file))).toString("base64");
  const dataTransfer = await page.evaluateHandle(
    ({ content, file }) => {
      const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
      const dropped = new DataTransfer();
      dropped.items.add(new File([bytes], file, { type: "application/pdf" }));
      return dropped;
    },
    { content, file },
  );
  await page.getByLabel("Documents", { exact: true }).dispatchEvent("drop", { dataTransfer });
}

const endState = /^(Success|Low confidence|Error)$/;

/** Waits until a document of the list has an end state, and opens the list anew until then: sooner than the page does so itself. */
export async function openUntilRead(page: Page, file: string): Promise<void> {
  const row = page.getByRole("row").filter({ hasText: file });
  await row.waitFor();
  await vi.waitFor(
    async () => {
      await page.goto(page.url());
      expect(await row.getByText(endState).count()).toBe(1);
    },
    { timeout: 60_000, interval: 300 },
  );
}

/** Waits until a document of the list has an end state; without script the link is pressed that makes the list reload. */
export async function untilRead(page: Page, file: string, script: boolean): Promise<void> {
  const row = page.getByRole("row").filter({ hasText: file });
  await row.waitFor();
  const refresh = page.getByRole("link", { name: "Refresh automatically" });
  // The document may be read between the look and the press, which removes the link.
  if (!script && (await refresh.isVisible())) await refresh.click({ timeout: 5_000 }).catch(() => undefined);
  await row.getByText(endState).waitFor({ timeout: 60_000 });
}

/** Puts a word of the page into a field by clicking on it, and saves. */
export async function correct(page: Page, field: string, word: string, script: boolean): Promise<void> {
  const input = page.getByRole("textbox", { name: new RegExp(`^${field}`) });
  if (script) await input.focus();
  else await page.getByRole("radio", { name: `Fill ${field} from the page` }).check();
  const before = page.url();
  await page.getByRole("region", { name: "Page" }).getByRole("button", { name: word, exact: true }).click();
  await page.waitForFunction(
    ([name, text]) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value === text,
    [await input.getAttribute("name"), word],
  );
  // Without script the click sends the form, with script it stays on the page.
  expect(page.url() === before).toBe(script);
  await page.locator("form#review").getByRole("button", { name: "Save", exact: true }).last().click();
  await page.getByText("Saved.", { exact: true }).waitFor();
  const row = page.getByRole("listitem").filter({ has: input });
  expect(await row.textContent()).toContain("entered by a user");
  expect(await row.textContent()).not.toContain("typed and found");
}

/** The text of the file behind a link that downloads. */
export async function download(page: Page, link: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: link }).click(),
  ]);
  return readFile(await file.path(), "utf8");
}
