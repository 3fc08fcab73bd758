import { env } from "cloudflare:workers";
import { makeTenant } from "@tests/support/make-tenant";
import { expect, it } from "vitest";
import type { WebBindings } from "~/platform/bindings";
import { withWebhooks } from "~/platform/webhooks/webhook-contexts";

it.each([
  ["local", null],
  ["production", "webhooks.problem.url-https"],
  ["", "webhooks.problem.url-https"],
])("in the environment %j this machine is refused as %s", async (APP_ENV, problem) => {
  const bindings = {
    ...(env as unknown as WebBindings),
    APP_ENV,
    SITE_ORIGIN: "https://app.fieldwise.example",
  };
  const { webhooks } = withWebhooks(await makeTenant(), bindings as WebBindings);
  expect(webhooks.problemOf("http://127.0.0.1:4950/in")).toBe(problem);
  if (problem)
    expect(webhooks.problemOf("https://app.fieldwise.example./in")).toBe("webhooks.problem.url-own");
});
