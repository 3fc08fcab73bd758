import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { TenantContext } from "~/operations/context";
import type { WebBindings } from "~/platform/bindings";

/** What a request to the API carries: the bindings and, behind the key, the context of its tenant. */
export type ApiEnvironment = { Bindings: WebBindings; Variables: { tenant: TenantContext } };

export type Api = OpenAPIHono<ApiEnvironment>;
export type ApiContext = Context<ApiEnvironment>;
