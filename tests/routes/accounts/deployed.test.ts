import { fetchSite } from "@tests/support/fetch-site";
import { goodPassword, signUpUser } from "@tests/support/sign-up-user";
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

describe("a sign-in that another site makes a browser send", () => {
  it("is refused", async () => {
    const request = signInAt("http://localhost:8787", "somebody@example.com");
    request.headers.set("Origin", "https://evil.example");
    const response = await fetchSite(request);
    expect(response.status).toBe(403);
    expect(response.headers.get("Set-Cookie")).toBeNull();
  });
});
