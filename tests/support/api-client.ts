import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { createApi } from "@workers/api/api";
import type { WebBindings } from "~/platform/bindings";
import { againstDescription, type Description } from "./against-description";

/** Any JSON, to be looked into by a test. */
export type Json = { [key: string]: Json } & Json[] & string;

/** An answer of the API with its body read. */
export type Answer = { status: number; headers: Headers; text: string; json: Json };

export type Ask = (method: string, path: string, init?: RequestInit) => Promise<Answer>;

/**
 * A client of an API of its own. Waits for what the API does after its answer, and throws when the answer is not what the
 * OpenAPI document says. `bindings` replace those of the test.
 */
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
    const { status, headers: answered } = response;
    const contentType = answered.get("Content-Type") ?? "";
    const json = /json/.test(contentType) && text ? JSON.parse(text) : null;
    const undescribed = againstDescription(await describedApi(), { method, path, status, contentType, json });
    if (undescribed.length > 0)
      throw new Error(`${method} ${path} is not as the OpenAPI document says: ${undescribed.join("; ")}`);
    return { status, headers: answered, text, json };
  };
}

let description: Description | undefined;

/** The OpenAPI document, asked for once. */
async function describedApi(): Promise<Description> {
  if (description) return description;
  const request = new Request("https://fieldwise.example/api/openapi.json");
  description = (await (
    await createApi().fetch(request, env, createExecutionContext())
  ).json()) as Description;
  return description;
}

/** A body of JSON. */
export const jsonBody = (body: unknown): RequestInit => ({
  body: JSON.stringify(body),
  headers: { "Content-Type": "application/json" },
});
