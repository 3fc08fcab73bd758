import { startIdentityProvider } from "@tests/stand-ins/identity-provider.mjs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { identityOfAccessToken, looksLikeJwt } from "~/platform/sign-in/verify-access-token";

const audience = "https://fieldwise.example/api";
let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
beforeAll(async () => {
  provider = await startIdentityProvider(["http://localhost/login/directory/callback"]);
});
afterAll(() => provider.close());

describe("an access token of a real OpenID provider", () => {
  it("is known by the issuer, the audience and the keys that the issuer publishes", async () => {
    const token = await provider.accessTokenOf("ines.marlow@example.com", audience);
    expect(looksLikeJwt(token)).toBe(true);
    const bindings = {
      APP_ENV: "local",
      API_TOKEN_ISSUER: provider.issuer,
      API_TOKEN_AUDIENCE: audience,
    };
    const identity = {
      issuer: provider.issuer,
      subject: "ines.marlow@example.com",
    };
    expect(await identityOfAccessToken(token, bindings)).toEqual(identity);
    const keys = { ...bindings, API_TOKEN_KEYS: `${provider.issuer}/jwks` };
    expect(await identityOfAccessToken(token, keys)).toEqual(identity);
    const other = { ...bindings, API_TOKEN_AUDIENCE: "https://another.example" };
    expect(await identityOfAccessToken(token, other)).toBeNull();
    expect(await identityOfAccessToken(`${token.slice(0, -4)}AAAA`, bindings)).toBeNull();
    expect(await identityOfAccessToken(token, { APP_ENV: "local" })).toBeNull();
  });
});
