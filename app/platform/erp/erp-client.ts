import { z } from "zod";
import { ErpProblem } from "~/domain/erp/erp-problem";
import { retryAfterOf } from "~/domain/webhooks/webhook-endpoint";
import type { ErpConnection } from "~/operations/erp/erp-ports";
import { limitedText } from "../suggester/limited-text";
import type { ErpHosts } from "./erp-hosts";
import { openErpToken } from "./erp-token";
import { problemOfAnswer } from "./problem-of-answer";

export type ErpClientSettings = {
  hosts: ErpHosts;
  pause: (milliseconds: number) => Promise<void>;
  ask: typeof fetch;
  until: Date;
};

export type ErpCall = {
  method?: "GET" | "POST" | "PATCH";
  url: string;
  json?: unknown;
  /** A body that is opened again for each try. */
  file?: { contentType: string; open(): Promise<ReadableStream<Uint8Array>> };
  headers?: Record<string, string>;
  /** The call makes something: when it is not known whether it has, it is not repeated here. */
  creates?: boolean;
};

export type ErpClient = { ask(call: ErpCall): Promise<unknown> };

/** A call is repeated this many times at once, when the answer asks for no longer than this many milliseconds. */
const tries = 3;
const longestPause = 10_000;
/** How long an answer is waited for, and how much of it is read. */
const timeout = 30_000;
const mostBytes = 4 * 1024 * 1024;

/** Answers that may be another at the next try; to those after which something may have been made, creating is not repeated. */
const passing = [408, 429, 502, 503, 504];
const refusedUntouched = [429, 503];

/**
 * Calls an ERP system's API as the connection's application. Returns the JSON, null for 404 and for no content. What is
 * throttled or unavailable for a moment is asked again at once, everything else throws ErpProblem.
 */
export function openErpClient(
  connection: ErpConnection,
  scope: string,
  { hosts, pause, ask, until }: ErpClientSettings,
): ErpClient {
  const signIn = `${hosts.login}/${connection.directoryId}/oauth2/v2.0/token`;
  const token = openErpToken(connection, { url: signIn, scope, ask });

  const tryOnce = async (call: ErpCall, fresh: boolean): Promise<Response> => {
    const response = await sent(ask, call, await token(fresh), connection.language);
    // A token that was taken back or has run out is asked for again, once.
    return response.status === 401 && !fresh ? tryOnce(call, true) : response;
  };

  return {
    async ask(call) {
      for (let made = 1; ; made++) {
        if (Date.now() >= until.getTime())
          throw new ErpProblem("erp.problem.late", null, { after: null, slowDown: false });
        const response = await tryOnce(call, false);
        const { status, headers } = response;
        const text = await limitedText(response, mostBytes);
        if (status === 404) return null;
        if (status < 300) return text === "" ? null : JSON.parse(text);
        const asked = retryAfterOf(headers.get("Retry-After"), new Date());
        const wait = asked ?? 500 * 2 ** made;
        const mayRepeat = (call.creates ? refusedUntouched : passing).includes(status);
        if (!mayRepeat || made === tries || wait > longestPause) throw problemOfAnswer(status, text, asked);
        await pause(wait);
      }
    },
  };
}

/** The rows of an OData answer, checked; an answer of another form is an error of ours or theirs, not of the user. */
export function rowsOf<T>(row: z.ZodType<T>, answer: unknown): T[] {
  return z.object({ value: z.array(row) }).parse(answer ?? { value: [] }).value;
}

/** The query of an address, encoded. */
export const query = (parts: Record<string, string>): string =>
  Object.entries(parts)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");

async function sent(
  ask: typeof fetch,
  { method = "GET", url, json, file, headers }: ErpCall,
  token: string,
  language: string,
) {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeout);
  const content = file?.contentType ?? (json === undefined ? null : "application/json");
  try {
    return await ask(url, {
      method,
      redirect: "manual",
      signal: late.signal,
      headers: {
        Authorization: `Bearer ${token}`,
        Accept: "application/json",
        "Accept-Language": language,
        ...(content && { "Content-Type": content }),
        ...headers,
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(file && { body: await file.open() }),
    });
  } catch (error) {
    if (error instanceof ErpProblem) throw error;
    throw new ErpProblem("erp.problem.no-answer", null, { after: null, slowDown: false });
  } finally {
    clearTimeout(timer);
  }
}
