import { z } from "zod";
import { mailLimits } from "~/domain/intake/inbound-mail";
import type { MailboxAddress } from "~/domain/mailboxes/mailbox";
import { MailboxError } from "~/domain/mailboxes/mailbox-error";
import type { MailboxService, MessagePage, OpenMailbox } from "~/operations/mailboxes/mailbox-ports";

/** The services of Microsoft, by their origins; others stand in for them in tests alone. */
export type GraphOrigins = { login: string; graph: string };
export const microsoft: GraphOrigins = {
  login: "https://login.microsoftonline.com",
  graph: "https://graph.microsoft.com",
};

/** An answer has so long; a mail of 25 MB comes in less. */
const timeout = 30_000;
const version = "v1.0";
/** Messages of one page: few, so that a run that breaks off repeats little. */
const pageSize = 25;

const tokenAnswer = z.object({ access_token: z.string() });
const pageAnswer = z.object({
  value: z.array(z.looseObject({ id: z.string(), "@removed": z.unknown().optional() })),
  "@odata.nextLink": z.string().optional(),
  "@odata.deltaLink": z.string().optional(),
});
const subscriptionAnswer = z.object({ id: z.string() });

/** Mailboxes of Microsoft 365 by Graph, as an application of the customer's own directory (client credentials). */
export const openGraph = (origins: GraphOrigins = microsoft, ask: typeof fetch = fetch): MailboxService => ({
  async open(place, secret) {
    const token = await tokenFor(place, secret, origins, ask);
    return openMailbox(place, token, origins, ask);
  },
});

async function tokenFor(
  { directoryId, clientId }: MailboxAddress,
  secret: string,
  { login, graph }: GraphOrigins,
  ask: typeof fetch,
): Promise<string> {
  const body = new URLSearchParams({
    grant_type: "client_credentials",
    client_id: clientId,
    client_secret: secret,
    scope: `${graph}/.default`,
  });
  const answer = await answerOf(`${login}/${directoryId}/oauth2/v2.0/token`, { method: "POST", body }, ask);
  if (answer.status === 400 || answer.status === 401) throw await failed(answer, "sign-in");
  return (await read(answer, tokenAnswer)).access_token;
}

function openMailbox(
  { address }: MailboxAddress,
  token: string,
  { graph }: GraphOrigins,
  ask: typeof fetch,
): OpenMailbox {
  const user = `${graph}/${version}/users/${encodeURIComponent(address)}`;
  const call = (url: string, init: RequestInit = {}) => {
    // A link of an answer is followed to the same service alone: the token goes nowhere else.
    if (new URL(url).origin !== graph) throw new MailboxError("unreachable");
    const headers = {
      Authorization: `Bearer ${token}`,
      Prefer: `odata.maxpagesize=${pageSize}`,
      ...init.headers,
    };
    return answerOf(url, { ...init, headers }, ask);
  };
  const send = (method: string, url: string, body: unknown) =>
    call(url, { method, body: JSON.stringify(body), headers: { "Content-Type": "application/json" } });

  return {
    async list(from): Promise<MessagePage> {
      const answer = await call("link" in from ? from.link : firstPage(user, from.since));
      if (answer.status === 410) throw await failed(answer, "begin-again");
      const page = await read(answer, pageAnswer);
      return {
        ids: page.value.filter((message) => message["@removed"] === undefined).map(({ id }) => id),
        next: page["@odata.nextLink"] ?? null,
        delta: page["@odata.deltaLink"] ?? null,
      };
    },
    async fetch(messageId) {
      const answer = await call(`${user}/messages/${encodeURIComponent(messageId)}/$value`);
      if (answer.status === 404) {
        await answer.body?.cancel();
        return "gone";
      }
      if (!answer.ok) throw await failed(answer);
      return bounded(answer);
    },
    async subscribe({ notifyUrl, clientState, until }) {
      const asked = {
        changeType: "created",
        resource: `/users/${address}/mailFolders('inbox')/messages`,
        notificationUrl: notifyUrl,
        clientState,
        expirationDateTime: until.toISOString(),
      };
      return (await read(await send("POST", `${graph}/${version}/subscriptions`, asked), subscriptionAnswer))
        .id;
    },
    async renew(subscriptionId, until) {
      const url = `${graph}/${version}/subscriptions/${encodeURIComponent(subscriptionId)}`;
      const answer = await send("PATCH", url, { expirationDateTime: until.toISOString() });
      if (answer.status !== 404) await read(answer, subscriptionAnswer);
      else await answer.body?.cancel();
      return answer.status !== 404;
    },
  };
}

/** Messages that came after a moment; the answers lead on from there, and later listings too. */
const firstPage = (user: string, since: Date) =>
  `${user}/mailFolders/inbox/messages/delta?${new URLSearchParams({
    changeType: "created",
    $select: "id",
    $filter: `receivedDateTime ge ${since.toISOString()}`,
  })}`;

async function answerOf(url: string, init: RequestInit, ask: typeof fetch): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeout);
  try {
    return await ask(url, { ...init, redirect: "manual", signal: late.signal });
  } catch (error) {
    throw new MailboxError("unreachable", null, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

async function read<T>(answer: Response, schema: z.ZodType<T>): Promise<T> {
  if (!answer.ok) throw await failed(answer);
  const parsed = schema.safeParse(await answer.json().catch(() => null));
  if (!parsed.success) throw new MailboxError("unreachable", null, { cause: parsed.error });
  return parsed.data;
}

/** What an answer that is none means; its body is not needed. */
async function failed(answer: Response, problem?: MailboxError["problem"]): Promise<MailboxError> {
  await answer.body?.cancel();
  const seconds = Number(answer.headers.get("Retry-After"));
  const retryAfter = Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : null;
  const usual = { 401: "sign-in", 403: "forbidden", 404: "no-mailbox", 429: "busy", 503: "busy" } as const;
  return new MailboxError(problem ?? usual[answer.status as keyof typeof usual] ?? "unreachable", retryAfter);
}

/** The bytes of a message, unless there are more than a mail may have. */
async function bounded({ body }: Response): Promise<Uint8Array<ArrayBuffer> | "too-large"> {
  if (!body) return new Uint8Array();
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
    if (length > mailLimits.bytes) {
      await reader.cancel();
      return "too-large";
    }
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
