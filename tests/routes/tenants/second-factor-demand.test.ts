import { env } from "cloudflare:workers";
import { makeKey } from "@tests/support/make-key";
import { tenantUser } from "@tests/support/tenant-user";
import { createApi } from "@workers/api/api";
import { describe, expect, it } from "vitest";

const hasFactor = (userId: string) =>
  env.DB_CONTROL.prepare("update users set totp_confirmed_at = ? where id = ?")
    .bind(Date.now(), userId)
    .run();

describe("an organization that requires a second factor", () => {
  it("shows nobody anything before one is set up, on pages, in what the script asks for, and in files", async () => {
    const { user, context, person } = await tenantUser();
    const colleague = await tenantUser({ context });
    await user.open("/tenant/settings");
    user.choose("Two-step verification", "Required for everyone");
    await user.press("Save");
    // Whoever required it is asked at once.
    expect(user.path()).toBe("/Profile/second-factor?required");
    expect(user.text()).toContain("You must set up two-step verification");
    for (const path of ["/dashboard", "/tenant/settings", "/suppliers.csv", "/audit"]) {
      const refused = await colleague.download(path);
      expect([refused.status, refused.headers.get("Location")], path).toEqual([
        302,
        "/Profile/second-factor?required",
      ]);
    }
    expect(await (await colleague.download("/dashboard.data")).text()).toContain("second-factor?required");
    await hasFactor(person.id);
    await user.open("/dashboard");
    expect(user.path()).toBe("/dashboard");
    expect((await colleague.download("/dashboard")).status).toBe(302);
    await user.open("/audit");
    expect(user.text()).toContain("Settings changed");
  });

  it("is kept by a page opened before, and lifted with a password only", async () => {
    const { user, context, person } = await tenantUser();
    await user.open("/tenant/settings");
    const demand = () => user.value("Two-step verification");
    await env.DB_CONTROL.prepare("update tenants set second_factor = 'required' where id = ?")
      .bind(context.tenant.id)
      .run();
    await hasFactor(person.id);
    await user.press("Save");
    expect(user.status()).toBe(422);
    await user.open("/tenant/settings");
    expect(demand()).toBe("required");
    user.choose("Two-step verification", "Everyone decides for themselves");
    user.type("Your password (only to stop requiring it)", "not this one at all");
    await user.press("Save");
    expect(user.errorAt("Your password (only to stop requiring it)")).not.toBe("");
  });

  it("leaves its API keys alone, and other organizations", async () => {
    const { context } = await tenantUser();
    await env.DB_CONTROL.prepare("update tenants set second_factor = 'required' where id = ?")
      .bind(context.tenant.id)
      .run();
    const { key } = await makeKey(context);
    const headers = { Authorization: `Bearer ${key}` };
    const execution = {
      waitUntil() {},
      passThroughOnException() {},
      props: {},
    } as unknown as ExecutionContext;
    const asked = new Request("https://fieldwise.example/api/TenantAIModels", { headers });
    expect((await createApi().fetch(asked, env, execution)).status).toBe(200);
    const { download } = await tenantUser();
    expect((await download("/dashboard")).status).toBe(200);
  });
});
