import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { createApi } from "@workers/api/api";
import type { WebBindings } from "~/platform/bindings";

/** Any JSON, to be looked into by a test. */
export type Json = { [key: string]: Json } & Json[] & string;

/** An answer of the API with its body read. */
export type Answer = { status: number; headers: Headers; text: string; json: Json };

export type Ask = (method: string, path: string, init?: RequestInit) => Promise<Answer>;

/** A client of an API of its own. Waits for what the API does after its answer. `bindings` replace those of the test. */
export function apiClient(
  key: string | null,
  limit?: Parameters<typeof createApi>[0],
  bindings: Partial<WebBindings> = {},
): Ask {
  const api = createApi(limit);
  return async (method, path, init = {}) => {
    const headers = new Headers(init.headers);
    if (key !== null && !headers.has("Authorization")) headers.set("Authorization", `Bearer ${key}`);
    const execution = createExecutionContext();
    const request = new Request(`https://fieldwise.example${path}`, { ...init, method, headers });
    const response = await api.fetch(request, { ...env, ...bindings }, execution);
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await response.arrayBuffer());
    await waitOnExecutionContext(execution);
    const isJson = /json/.test(response.headers.get("Content-Type") ?? "");
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: isJson && text ? JSON.parse(text) : null,
    };
  };
}

/** A body of JSON. */
export const jsonBody = (body: unknown): RequestInit => ({
  body: JSON.stringify(body),
  headers: { "Content-Type": "application/json" },
});
