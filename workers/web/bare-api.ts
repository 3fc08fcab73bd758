import { Hono } from "hono";
import type { WebBindings } from "~/platform/bindings";

/** A route that does nothing, in the local environment only: what the bench compares the API with. */
export const bareApi = new Hono<{ Bindings: WebBindings }>().get("/dev/bare-api", (c) =>
  c.env.APP_ENV === "local" ? c.json({ bare: true }) : c.notFound(),
);
