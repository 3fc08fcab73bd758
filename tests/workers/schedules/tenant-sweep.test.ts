import { env } from "cloudflare:workers";
import { makeTenant } from "@tests/support/make-tenant";
import { tenantSweep } from "@workers/schedules/tenant-sweep";
import { expect, test } from "vitest";
import type { WebBindings } from "~/platform/bindings";

test("links in the mails of a deletion that is taken up again lead to the site, not to the mail domain", async () => {
  const { tenant } = await makeTenant();
  const tenantId = tenant.id;
  await env.DB_CONTROL.prepare(
    "update tenants set deletion_requested_at = ?, deletion_due_at = ? where id = ?",
  )
    .bind(Date.now() - 1_000, Date.now() + 1_000, tenantId)
    .run();
  const asked: Request[] = [];
  const EXTRACTION = {
    fetch: async (address: string, init: RequestInit) => {
      asked.push(new Request(address, init));
      return new Response(null, { status: 204 });
    },
  } as unknown as Fetcher;
  const bindings = {
    ...env,
    EXTRACTION,
    SITE_ORIGIN: "https://app.harbour.test",
    MAIL_DOMAIN: "harbour.test",
  };
  await tenantSweep(bindings as unknown as WebBindings);
  const requests = await Promise.all(asked.map((request) => request.json()));
  expect(requests).toContainEqual(expect.objectContaining({ tenantId, origin: "https://app.harbour.test" }));
});
