import type { GraphOrigins } from "~/platform/mailboxes/graph";
import { microsoft } from "~/platform/mailboxes/graph";

type Kept = { id: string; raw: string; at: Date };

export const graphPlace = {
  directoryId: "11111111-2222-3333-4444-555555555555",
  clientId: "66666666-7777-8888-9999-000000000000",
  address: "invoices@customer.example",
};
export const graphSecret = "a~secret.of-Entra";

/**
 * One mailbox as Microsoft Graph shows it, with its sign-in; what it is asked in any other way than documented is refused with
 * 400. `trouble` answers a request in its place; `forget` loses every place in the listing (410).
 */
export function graphMailbox({ login, graph }: GraphOrigins = microsoft) {
  const kept: Kept[] = [];
  const asked: string[] = [];
  const subscriptions = new Map<string, { clientState: string; notificationUrl: string; until: Date }>();
  const state = { generation: 1, trouble: null as ((url: URL) => Response | null) | null, tokens: 0 };
  const json = (body: unknown, status = 200) => Response.json(body, { status });
  const bad = () => json({ error: { code: "BadRequest" } }, 400);
  const user = `/v1.0/users/${encodeURIComponent(graphPlace.address)}`;

  function page(from: number): Response {
    const some = kept.slice(from, from + 2);
    const to = from + some.length;
    const link = (kind: string) =>
      `${graph}${user}/mailFolders/inbox/messages/delta?$${kind}token=${state.generation}.${to}`;
    const value = some.map(({ id }) => ({ "@odata.etag": "x", id }));
    return json(
      to < kept.length
        ? { value, "@odata.nextLink": link("skip") }
        : { value, "@odata.deltaLink": link("delta") },
    );
  }

  function list(query: URLSearchParams): Response {
    const token = query.get("$skiptoken") ?? query.get("$deltatoken");
    if (token !== null) {
      const [generation, from] = token.split(".").map(Number);
      return generation === state.generation
        ? page(from ?? 0)
        : json({ error: { code: "SyncStateNotFound" } }, 410);
    }
    const since = /^receivedDateTime ge (\S+Z)$/.exec(query.get("$filter") ?? "")?.[1];
    if (!since || query.get("changeType") !== "created" || query.get("$select") !== "id") return bad();
    const first = kept.findIndex(({ at }) => at >= new Date(since));
    return page(first < 0 ? kept.length : first);
  }

  async function ask(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const request = new Request(String(input), init);
    const url = new URL(request.url);
    asked.push(`${request.method} ${url.origin}${url.pathname}`);
    const trouble = state.trouble?.(url);
    if (trouble) return trouble;
    if (url.origin === login && url.pathname === `/${graphPlace.directoryId}/oauth2/v2.0/token`) {
      const form = await request.formData();
      const isRight =
        form.get("grant_type") === "client_credentials" &&
        form.get("client_id") === graphPlace.clientId &&
        form.get("client_secret") === graphSecret &&
        form.get("scope") === `${graph}/.default`;
      if (!isRight) return json({ error: "invalid_client" }, 401);
      state.tokens += 1;
      return json({ token_type: "Bearer", expires_in: 3599, access_token: `token-${state.tokens}` });
    }
    if (url.origin !== graph) return bad();
    if (request.headers.get("Authorization") !== `Bearer token-${state.tokens}`) return json({}, 401);
    const path = url.pathname;
    if (request.method === "GET" && path === `${user}/mailFolders/inbox/messages/delta`)
      return list(url.searchParams);
    const message = new RegExp(`^${user.replace(/[.%]/g, "\\$&")}/messages/([^/]+)/\\$value$`).exec(
      path,
    )?.[1];
    if (request.method === "GET" && message) {
      const found = kept.find(({ id }) => id === decodeURIComponent(message));
      return found ? new Response(found.raw) : json({}, 404);
    }
    if (request.method === "POST" && path === "/v1.0/subscriptions") {
      const body = (await request.json()) as Record<string, string>;
      const until = new Date(body.expirationDateTime ?? "");
      if (body.changeType !== "created" || !body.notificationUrl?.startsWith("https://")) return bad();
      if (body.resource !== `/users/${graphPlace.address}/mailFolders('inbox')/messages`) return bad();
      if (!body.clientState || body.clientState.length > 128) return bad();
      const id = `subscription-${subscriptions.size + 1}`;
      subscriptions.set(id, { clientState: body.clientState, notificationUrl: body.notificationUrl, until });
      return json({ id }, 201);
    }
    const renewed = /^\/v1\.0\/subscriptions\/([^/]+)$/.exec(path)?.[1];
    const subscription = renewed ? subscriptions.get(renewed) : undefined;
    if (request.method === "PATCH" && renewed) {
      if (!subscription) return json({}, 404);
      subscription.until = new Date(
        ((await request.json()) as Record<string, string>).expirationDateTime ?? "",
      );
      return json({ id: renewed });
    }
    return bad();
  }

  return {
    ask: ask as typeof fetch,
    asked,
    subscriptions,
    state,
    put: (raw: string, at: Date) => kept.push({ id: `AAMk${kept.length + 1}=`, raw, at }),
    remove: (number: number) => void kept.splice(number, 1),
    forget: () => {
      state.generation += 1;
    },
  };
}
