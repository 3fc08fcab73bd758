import type { Browser, BrowserContext, Page } from "playwright-core";
import { inject } from "vitest";
import { launchChromium } from "./chromium";

export type VisitOptions = {
  script: boolean;
  language?: string;
  /** The address of another server than that of all journeys. */
  site?: string;
};

/** A person's window on the local server. `problems` grows with all that a developer would not want to see there. */
export type Visit = { page: Page; problems: string[]; close: () => Promise<void> };

/** The windows in which pages run their scripts. */
const scripted = new WeakSet<BrowserContext>();

/** Whether the pages of this window run their scripts. */
export const runsScript = (page: Page): boolean => scripted.has(page.context());

/** Opens a window of its own: no cookies, no cache. No step in it takes longer than 40 seconds, on a busy machine. */
export async function visit(browser: Browser, options: VisitOptions): Promise<Visit> {
  const { script, language = "en-US", site = inject("serverUrl") } = options;
  const context = await browser.newContext({
    baseURL: site,
    javaScriptEnabled: script,
    locale: language,
    viewport: { width: 1400, height: 1000 },
  });
  context.setDefaultTimeout(40_000);
  if (script) scripted.add(context);
  const page = await context.newPage();
  const close = async () => {
    await letRequestsGo(context);
    await context.close();
  };
  return { page, problems: problemsOf(page, script), close };
}

let shared: Browser | undefined;

/** The one browser of all journeys, which run one after the other; each person has a window of its own in it. */
export async function openBrowser(): Promise<Browser> {
  if (!shared?.isConnected()) shared = await launchChromium();
  return shared;
}

/** Closes what is still open; the browser itself ends with the tests' process. */
export async function closeBrowser(browser: Browser | undefined): Promise<void> {
  for (const context of browser?.contexts() ?? []) {
    await letRequestsGo(context);
    await context.close();
  }
}

/** Requests that a test is still answering may fail from now on, since their page is about to go. */
async function letRequestsGo(context: BrowserContext): Promise<void> {
  await Promise.all([context, ...context.pages()].map((one) => one.unrouteAll({ behavior: "ignoreErrors" })));
}

function problemsOf(page: Page, script: boolean): string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) problems.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`page: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // Leaving a page and downloading a file abort requests; with script off the browser refuses to fetch any.
    const expected = reason === "net::ERR_ABORTED" || (!script && request.resourceType() === "script");
    if (!expected) problems.push(`request: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 500) problems.push(`response: ${response.url()} ${response.status()}`);
  });
  return problems;
}
