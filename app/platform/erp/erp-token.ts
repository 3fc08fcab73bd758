import { z } from "zod";
import { ErpProblem } from "~/domain/erp/erp-problem";
import { retryAfterOf } from "~/domain/webhooks/webhook-endpoint";
import type { ErpConnection } from "~/operations/erp/erp-ports";
import { limitedText } from "../suggester/limited-text";

const granted = z.object({ access_token: z.string().min(1) });
const refused = z.object({ error: z.string(), error_description: z.string().optional() });
const timeout = 15_000;
const mostBytes = 64 * 1024;

type TokenSettings = { url: string; scope: string; ask: typeof fetch };

/** Returns a token of the application (OAuth 2.0 client credentials), asked for once; `fresh` asks for another one. */
export function openErpToken({ clientId, clientSecret }: ErpConnection, { url, scope, ask }: TokenSettings) {
  let kept: string | null = null;
  return async (fresh: boolean): Promise<string> => {
    if (!kept || fresh) kept = await askedFor({ url, ask }, { clientId, clientSecret, scope });
    return kept;
  };
}

type Place = Pick<TokenSettings, "url" | "ask">;

async function askedFor(
  { url, ask }: Place,
  application: { clientId: string; clientSecret: string; scope: string },
) {
  const { clientId, clientSecret, scope } = application;
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeout);
  try {
    const response = await ask(url, {
      method: "POST",
      redirect: "manual",
      signal: late.signal,
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({
        grant_type: "client_credentials",
        client_id: clientId,
        client_secret: clientSecret,
        scope,
      }).toString(),
    });
    const text = await limitedText(response, mostBytes);
    if (response.status === 200) return granted.parse(JSON.parse(text)).access_token;
    throw refusalOf(response, text);
  } catch (error) {
    if (error instanceof ErpProblem) throw error;
    throw new ErpProblem("erp.problem.no-sign-in", null, { after: null, slowDown: false });
  } finally {
    clearTimeout(timer);
  }
}

/** What Microsoft Entra says, by the numbers that it puts before its sentences. */
const sentences: [RegExp, string][] = [
  [/AADSTS(7000215|7000222)/, "erp.problem.sign-in-secret"],
  [/AADSTS700016/, "erp.problem.sign-in-application"],
  [/AADSTS(90002|900023)/, "erp.problem.sign-in-directory"],
];

function refusalOf({ status, headers }: Response, text: string): ErpProblem {
  if (status === 429 || status >= 500) {
    const asked = retryAfterOf(headers.get("Retry-After"), new Date());
    const after = asked === null ? null : asked / 1_000;
    return new ErpProblem("erp.problem.no-sign-in", null, { after, slowDown: true });
  }
  const said = parsed(text);
  const sentence = sentences.find(([pattern]) => pattern.test(said));
  return new ErpProblem(sentence?.[1] ?? "erp.problem.sign-in", said.split(/\r?\n/)[0]?.slice(0, 300) ?? "");
}

function parsed(text: string): string {
  try {
    const { error, error_description } = refused.parse(JSON.parse(text));
    return error_description ?? error;
  } catch {
    return text.slice(0, 300);
  }
}
