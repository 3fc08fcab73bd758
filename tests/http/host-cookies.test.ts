import { afterEach, describe, expect, it, vi } from "vitest";
import { forgetState, preservedQueryOf, preserveQuery } from "~/http/preserved-query";
import { waitingIdentityCookie, waitingIdentityOf } from "~/http/waiting-identity-cookie";
import { forgetReturn, sendToProvider } from "~/platform/sign-in/provider-sign-in";
import { providersOf } from "~/platform/sign-in/providers";

const deployed = "https://app.example.com";
const request = (site: string, path: string, cookie = "") =>
  new Request(site + path, { headers: { Cookie: cookie } });

/** What makes a browser take a `__Host-` cookie, and what else ours have. */
const attributes = ["Path=/", "Secure", "HttpOnly", "SameSite=Lax"];

/** The pair of a Set-Cookie line that keeps to the host, as a browser would send it back. */
function guardedPair(line: string, name: string): string {
  expect(line).toMatch(new RegExp(`^__Host-${name}`));
  expect(line.split("; ")).toEqual(expect.arrayContaining(attributes));
  expect(line).not.toContain("Domain");
  return line.split(";")[0] ?? "";
}

const providers = providersOf({
  APP_ENV: "production",
  MICROSOFT_CLIENT_ID: "fieldwise",
  MICROSOFT_CLIENT_SECRET: "a secret of this test",
  GOOGLE_CLIENT_ID: "fieldwise",
  GOOGLE_CLIENT_SECRET: "a secret of this test",
});

describe("a cookie that says who may come in", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("keeps to the host: the invitation", async () => {
    const [[, line = ""] = []] = await preserveQuery(request(deployed, "/login?state=a%7Cb"), "production");
    const cookie = guardedPair(line, "state=");
    expect((await preservedQueryOf(request(deployed, "/login", cookie), "production")).state).toBe("a|b");
    guardedPair((await forgetState(request(deployed, "/login"), "production"))[1], "state=");
  });

  it("keeps to the host: who waits for the proof of an e-mail", async () => {
    const found = { waiting: "sealed", email: "ines@example.com" };
    const [, line] = await waitingIdentityCookie(request(deployed, "/login"), "production", found);
    const cookie = guardedPair(line, "identity=");
    expect(await waitingIdentityOf(request(deployed, "/login/verify", cookie), "production")).toEqual(found);
  });

  it("is not taken from another name, which another host of the domain could set", async () => {
    const [, line] = await waitingIdentityCookie(request(deployed, "/login"), "production", {
      waiting: "sealed",
      email: "ines@example.com",
    });
    const planted = `${line.split(";")[0]?.replace("__Host-", "")}; state=ImEi`;
    expect(await waitingIdentityOf(request(deployed, "/login/verify", planted), "production")).toBeNull();
    expect((await preservedQueryOf(request(deployed, "/login", planted), "production")).state).toBeNull();
  });

  it.each(providers)("keeps to the host: the return from $name", async (provider) => {
    vi.stubGlobal("fetch", async () =>
      Response.json({
        issuer: provider.issuer,
        authorization_endpoint: `${provider.issuer}/authorize`,
        token_endpoint: `${provider.issuer}/token`,
        jwks_uri: `${provider.issuer}/keys`,
      }),
    );
    const setting = { provider, isPlain: false, site: deployed };
    const away = await sendToProvider(request(deployed, `/login/${provider.id}`), setting);
    const cookie = guardedPair(away.headers.get("Set-Cookie") ?? "", `sign-in-${provider.id}`);
    const forgotten = forgetReturn(request(deployed, "/login", `other=1; ${cookie}`), setting);
    expect(forgotten).toHaveLength(1);
    guardedPair(forgotten[0]?.[1] ?? "", `sign-in-${provider.id}`);
  });

  it("goes by plain http on the developer's machine alone, and by https there too", async () => {
    const named = async (site: string, environment: string) =>
      (await forgetState(request(site, "/"), environment))[1].split("=")[0];
    expect(await named("http://localhost:8787", "local")).toBe("state");
    expect(await named("https://localhost:8787", "local")).toBe("__Host-state");
    expect(await named("http://app.example.com", "production")).toBe("__Host-state");
  });
});
