import { launchChromium } from "../../tests/support/chromium.ts";
import { smallPdf } from "../../tests/support/small-pdf.ts";

const { url, email, password, apiKey, model } = JSON.parse(process.argv[2] ?? "{}");
const count = Number(process.env.DOCUMENTS ?? 20);
const run = crypto.randomUUID().slice(0, 6);
const withKey = { Authorization: `Bearer ${apiKey}` };
const list = `${url}/api/TenantAIModels/${model}/documents`;

/** The three ways to correct a document; each returns how many keys and clicks it took. */
const ways = {
  keyboard: { script: true, review: byKeyboard },
  mouse: { script: true, review: byMouse },
  "no script": { script: false, review: withoutScript },
};

const browser = await launchChromium();
const results = [];
for (const [way, plan] of Object.entries(ways)) results.push({ way, ...(await measure(way, plan)) });
await browser.close();
console.table(results);

async function measure(way, { script, review }) {
  const ids = [];
  for (let index = 0; index < count; index += 1) ids.push(await send(way, index));
  await untilRead(ids);
  const page = await signIn(script);
  const seconds = [];
  let interactions = 0;
  for (const id of ids) {
    await page.goto(`${url}/documents/${id}?from=queue`, { waitUntil: script ? "networkidle" : "load" });
    const start = performance.now();
    interactions += await review(page);
    interactions += await answerQuestion(page);
    await page.getByText(/^Approved\./).waitFor();
    seconds.push((performance.now() - start) / 1000);
  }
  await page.context().close();
  const approved = (await documents()).filter(
    ({ documentId, status }) => ids.includes(documentId) && status === "approved",
  );
  if (approved.length !== count) throw new Error(`${way}: ${approved.length} of ${count} were approved`);
  seconds.sort((one, other) => one - other);
  const rounded = (share) => Number(seconds[Math.floor((seconds.length - 1) * share)]?.toFixed(2));
  return { documents: count, interactions: interactions / count, p50: rounded(0.5), p95: rounded(0.95) };
}

/** Anyone who approves what is not ready is asked; one more button answers. */
async function answerQuestion(page) {
  const asked = page.locator('button[value="approve-anyway"]');
  await page
    .getByText(/^Approved\./)
    .or(asked)
    .first()
    .waitFor();
  if (!(await asked.isVisible())) return 0;
  await asked.click();
  return 1;
}

/** Enter goes through what needs review, a name that is none is taken out, and Enter on the button approves. */
async function byKeyboard(page) {
  let keys = 0;
  for (let goal = false; !goal; ) {
    const [name, isGoal] = await page.evaluate(() => [
      document.activeElement?.getAttribute("name"),
      document.activeElement?.matches("[data-goal]") ?? false,
    ]);
    const wrong = name === "field.advertiser";
    for (const key of wrong ? ["Delete", "Enter"] : ["Enter"]) await page.keyboard.press(key);
    keys += wrong ? 2 : 1;
    goal = isGoal;
    if (keys > 30) throw new Error("the keyboard does not get to the button");
  }
  return keys;
}

/** The field, a box around the right words, the button. */
async function byMouse(page) {
  await field(page).click();
  const words = page.locator("[data-page-words] button");
  const [from, to] = [await words.first().boundingBox(), await words.nth(3).boundingBox()];
  await page.mouse.move(from.x - 3, from.y - 3);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 4);
  await page.mouse.move(to.x + to.width + 3, to.y + to.height + 3);
  await page.mouse.up();
  await page.locator('[data-bar] button[value="approve"]').click();
  return 3;
}

/** The field is chosen, a word of the page sends the form, the button sends it again. */
async function withoutScript(page) {
  await page.getByRole("radio", { name: "Fill Advertiser from the page" }).check();
  await page.locator("[data-page-words] button").first().click();
  await page.locator('[data-bar] button[value="approve"]').click();
  return 3;
}

function field(page) {
  return page.getByRole("textbox", { name: "Advertiser" });
}

/** A document of which too little is found, and a name that is none. */
async function send(way, index) {
  const lines = [
    "Harbour Rope Works Ltd",
    `${10 + index} Quay Road ${way} ${run}`,
    "",
    "INVOICE",
    `Our number HR-${4100 + 7 * index}`,
    `Invoice date March ${4 + (index % 20)}, 2026`,
    "",
    "With our kind regards",
    `Please have ${418 + 11 * index}.00 ready for our driver`,
  ];
  const body = new FormData();
  body.append("file", new Blob([smallPdf([lines])]), `${run}-${way.replace(" ", "-")}-${index}.pdf`);
  const answer = await fetch(list, {
    method: "POST",
    body,
    headers: { ...withKey, "Idempotency-Key": crypto.randomUUID() },
  });
  if (answer.status !== 202) throw new Error(`upload: ${answer.status} ${await answer.text()}`);
  return (await answer.json()).documentId;
}

async function untilRead(ids) {
  for (;;) {
    const mine = (await documents()).filter(({ documentId }) => ids.includes(documentId));
    if (mine.every(({ status }) => status === "failed")) return;
    const other = mine.find(({ status }) => !["failed", "received", "processing"].includes(status));
    if (other) throw new Error(`${other.fileName} is ${other.status}, not failed`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

async function documents() {
  const answer = await fetch(`${list}?size=200`, { headers: withKey });
  return (await answer.json()).items;
}

async function signIn(script) {
  const context = await browser.newContext({
    javaScriptEnabled: script,
    locale: "en-US",
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(`${url}/login`, { waitUntil: "networkidle" });
  await page.locator("input[name=email]").fill(email);
  await page.locator("input[name=password]").fill(password);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/dashboard");
  return page;
}
