import { productName } from "~/domain/product";
import { maxAnswerBytes } from "~/domain/webhooks/webhook-endpoint";
import { problemOfUrl, type UrlRules } from "~/domain/webhooks/webhook-url";
import type { WebhookAnswer, WebhookMessage, WebhookSender } from "~/operations/webhooks/webhook-ports";
import { signWebhook } from "./sign-webhook";

const timeout = 15_000;

/**
 * Posts signed messages. Redirects are never followed, an answer has 15 seconds, and little of it is read. `ask` is the
 * `fetch` of the runtime.
 */
export const openWebhookSender = (rules: UrlRules, ask: typeof fetch = fetch): WebhookSender => ({
  problemOf: (url) => problemOfUrl(url, rules),
  send: (message) => post(message, ask),
});

async function post(
  { url, secrets, header, ...message }: WebhookMessage,
  ask: typeof fetch,
): Promise<WebhookAnswer> {
  // Taken back when the answer is there: a runtime holds 10,000 timers at most, and those of AbortSignal.timeout stay.
  const late = new AbortController();
  const { signal } = late;
  const timer = setTimeout(() => late.abort(), timeout);
  try {
    const response = await ask(url, {
      method: "POST",
      body: message.body,
      redirect: "manual",
      signal,
      headers: {
        ...(header && { [header.name]: header.value }),
        "Content-Type": "application/json",
        "User-Agent": `${productName}-Webhooks/1.0`,
        ...(await signWebhook(secrets, message)),
      },
    });
    const { status, headers } = response;
    return {
      status,
      text: await beginningOf(response),
      retryAfter: headers.get("Retry-After"),
      problem: null,
    };
  } catch {
    const problem = signal.aborted ? "webhooks.problem.timeout" : "webhooks.problem.no-answer";
    return { status: null, text: "", retryAfter: null, problem };
  } finally {
    clearTimeout(timer);
  }
}

/** The beginning of an answer as text; the rest is refused. What breaks off has said what it said. */
async function beginningOf({ body }: Response): Promise<string> {
  if (!body) return "";
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  try {
    for (let bytes = 0; bytes < maxAnswerBytes; ) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      const piece = value.subarray(0, maxAnswerBytes - bytes);
      bytes += piece.byteLength;
      text += decoder.decode(piece, { stream: true });
    }
  } catch {
    return text;
  }
  await reader.cancel().catch(() => {});
  return text;
}
