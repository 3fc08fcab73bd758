import { env } from "cloudflare:workers";
import { fetchSite } from "@tests/support/fetch-site";
import { makeSystemAdmin } from "@tests/support/make-system-admin";
import { makeTenant } from "@tests/support/make-tenant";
import { cookieOfActing, openedFor } from "@tests/support/page-callers";
import { goodPassword, signUpUser } from "@tests/support/sign-up-user";
import { tenantUser } from "@tests/support/tenant-user";
import { describe, expect, it } from "vitest";

const deployed = { APP_ENV: "production", CODE_PEPPER: "a pepper for this test" };

const signInAt = (origin: string, email: string) =>
  new Request(`${origin}/login`, {
    method: "POST",
    redirect: "manual",
    headers: {
      Host: new URL(origin).host,
      Origin: origin,
      "Content-Type": "application/x-www-form-urlencoded",
    },
    body: new URLSearchParams({ email, password: goodPassword }),
  });

describe("outside of the local environment", () => {
  it("there is no outbox page", async () => {
    const response = await fetchSite(new Request("https://app.example.com/dev/outbox"), deployed);
    expect(response.status).toBe(404);
    await response.body?.cancel();
  });

  it("the session's cookie is bound to the host and to https", async () => {
    const { email } = await signUpUser();
    const response = await fetchSite(signInAt("https://app.example.com", email), deployed);
    expect(response.headers.get("Location")).toBe("/login");
    const cookie = response.headers.get("Set-Cookie") ?? "";
    expect(cookie).toMatch(/^__Host-session=[^;]+;/);
    for (const attribute of ["HttpOnly", "Secure", "SameSite=Lax", "Path=/", "Max-Age=2592000"])
      expect(cookie).toContain(attribute);
    expect(cookie).not.toContain("Domain");
  });
});

describe("a system administrator without a second factor", () => {
  const at = (path: string, cookie: string) =>
    fetchSite(
      new Request(`https://app.example.com${path}`, {
        redirect: "manual",
        headers: { Cookie: cookie.replace(/^session=/, "__Host-session=") },
      }),
      deployed,
    );

  it("sets one up before anything else, on every page, in what the script asks for and for whatever customer", async () => {
    const customer = await makeTenant();
    const { context, person } = await makeSystemAdmin();
    const { cookie } = await openedFor(context, person.id);
    const acting = await cookieOfActing(customer);
    for (const path of ["/customers", "/dashboard", "/operations", "/Profile/password", "/suppliers.csv"])
      for (const one of [cookie, acting]) {
        const refused = await at(path, one);
        expect(refused.headers.get("Location"), path).toBe("/Profile/second-factor?required");
      }
    expect(await (await at("/customers.data", acting)).text()).toContain("/Profile/second-factor?required");
    const page = await at("/Profile/second-factor?required", cookie);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("must set up two-step verification");
  });

  it("is let in once there is one; members of organizations are not asked", async () => {
    const { context, person } = await makeSystemAdmin();
    const { cookie } = await openedFor(context, person.id);
    await env.DB_CONTROL.prepare("update users set totp_confirmed_at = ? where id = ?")
      .bind(Date.now(), person.id)
      .run();
    expect((await at("/customers", cookie)).status).toBe(200);
    const { user } = await tenantUser();
    const member = [...user.cookies].map((pair) => pair.join("=")).join("; ");
    expect((await at("/dashboard", member)).status).toBe(200);
  });
});

describe("a sign-in that another site makes a browser send", () => {
  it("is refused", async () => {
    const request = signInAt("http://localhost:8787", "somebody@example.com");
    request.headers.set("Origin", "https://evil.example");
    const response = await fetchSite(request);
    expect(response.status).toBe(403);
    expect(response.headers.get("Set-Cookie")).toBeNull();
  });
});
