import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { TenantContext, VisitorContext } from "~/operations/context";
import type { WebBindings } from "~/platform/bindings";

/** What a request to the API carries: the bindings and, behind the key, the context of its tenant. */
export type ApiEnvironment = {
  Bindings: WebBindings;
  Variables: {
    tenant: TenantContext;
    /** In place of the tenant's context, where a call also takes the token of a person's session. */
    visitor?: VisitorContext;
  };
};

export type Api = OpenAPIHono<ApiEnvironment>;
export type ApiContext = Context<ApiEnvironment>;
