import { env } from "cloudflare:workers";
import { makeRun } from "@tests/support/make-run";
import { systemAdminUser } from "@tests/support/system-admin-user";
import { tenantUser } from "@tests/support/tenant-user";
import { expect, it } from "vitest";

it("leads a system administrator without script from a waiting document into its organization", async () => {
  const { context, run } = await makeRun([{ text: "Invoice" }]);
  await moveLongAgo(run.documentId);
  const { user } = await systemAdminUser();
  await user.open("/operations");
  expect(user.text()).toContain("Service overview");
  expect(user.text()).toContain(context.tenant.name);
  expect(user.text()).toContain("d: stuck");
  await user.press(`Open for ${context.tenant.name}`);
  expect(user.path()).toBe(`/documents/${run.documentId}`);
  expect(user.text()).toContain("invoice.pdf");
});

it("does not exist for anybody else", async () => {
  const { user } = await tenantUser();
  await user.open("/operations");
  expect(user.text()).toContain("The page you are looking for was not found");
  expect(user.text()).not.toContain("Service overview");
});

it.each(["//elsewhere.example", "https://elsewhere.example/", "/documents/../customers"])(
  "leads nowhere but into the organization: not to %s",
  async (next) => {
    const { context, run } = await makeRun([{ text: "Invoice" }]);
    await moveLongAgo(run.documentId);
    const { user } = await systemAdminUser();
    await user.open("/operations");
    user.hide("next", next);
    await user.press(`Open for ${context.tenant.name}`);
    expect(user.path()).toBe("/dashboard");
  },
);

/** Puts a document before all others that wait. */
const moveLongAgo = (documentId: string) =>
  env.SHARD_US_1.prepare("update documents set received_at = 1, progress_at = 1 where id = ?")
    .bind(documentId)
    .run();
