import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { metadataOf } from "~/platform/sign-in/provider-metadata";
import { providersOf, type SignInProvider } from "~/platform/sign-in/providers";
import { verifyIdToken } from "~/platform/sign-in/verify-id-token";

type Keys = Awaited<ReturnType<typeof makeKeys>>;
type Claims = Record<string, unknown>;

async function makeKeys(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: "RS256", use: "sig" } };
}

let site: string;
let published: object[];
let asked: string[];

beforeEach(() => {
  site = `https://id-${crypto.randomUUID()}.example`;
  published = [];
  asked = [];
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    return Response.json({ keys: published });
  });
});
afterEach(() => vi.unstubAllGlobals());

const provider = (id: SignInProvider["id"] = "google"): SignInProvider => ({
  id,
  name: id,
  issuer: site,
  clientId: "our-client",
  clientSecret: "secret",
  trustsEmail: true,
});

const metadata = (issuer = site) => ({
  issuer,
  authorization_endpoint: `${site}/authorize`,
  token_endpoint: `${site}/token`,
  jwks_uri: `${site}/keys`,
});

const now = () => Math.floor(Date.now() / 1000);

const sign = ({ kid, privateKey }: Keys, over: Claims = {}) =>
  new SignJWT({
    iss: site,
    aud: "our-client",
    sub: "somebody",
    nonce: "asked",
    iat: now(),
    exp: now() + 300,
    ...over,
  })
    .setProtectedHeader({ alg: "RS256", kid })
    .sign(privateKey);

describe("an id token", () => {
  it("with the right signature, issuer, audience and nonce tells who somebody is", async () => {
    const keys = await makeKeys("one");
    published = [keys.jwk];
    const claims = await verifyIdToken(await sign(keys), provider(), metadata(), "asked");
    expect(claims.sub).toBe("somebody");
  });

  it.each<[string, Claims]>([
    ["of another issuer", { iss: "https://evil.example" }],
    ["for another client", { aud: "their-client" }],
    ["for us and another party", { aud: ["our-client", "their-client"], azp: "their-client" }],
    ["of another request", { nonce: "another" }],
    ["without a nonce", { nonce: undefined }],
    ["that is over", { iat: now() - 900, exp: now() - 600 }],
    ["without an end", { exp: undefined }],
    ["without a subject", { sub: "" }],
  ])("%s is refused", async (_, over) => {
    const keys = await makeKeys("one");
    published = [keys.jwk];
    await expect(verifyIdToken(await sign(keys, over), provider(), metadata(), "asked")).rejects.toThrow();
  });

  it("signed by a key that the provider does not have is refused", async () => {
    const [theirs, forged] = [await makeKeys("one"), await makeKeys("one")];
    published = [theirs.jwk];
    await expect(verifyIdToken(await sign(forged), provider(), metadata(), "asked")).rejects.toThrow(
      /signature/,
    );
  });

  it("without a signature, or signed with the client's secret, is refused", async () => {
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const claims = {
      iss: site,
      aud: "our-client",
      sub: "somebody",
      nonce: "asked",
      iat: now(),
      exp: now() + 300,
    };
    const bare = `${encode({ alg: "none" })}.${encode(claims)}.`;
    const shared = await new SignJWT(claims)
      .setProtectedHeader({ alg: "HS256" })
      .sign(new TextEncoder().encode("secret"));
    for (const token of [bare, shared])
      await expect(verifyIdToken(token, provider(), metadata(), "asked")).rejects.toThrow();
  });

  it("of Microsoft names the organization in its issuer, where the published one has a placeholder", async () => {
    const keys = await makeKeys("one");
    published = [keys.jwk];
    const common = metadata(`${site}/{tenantid}/v2.0`);
    const check = async (over: Claims) =>
      verifyIdToken(await sign(keys, over), provider("microsoft"), common, "asked");
    await expect(check({ iss: `${site}/org-1/v2.0`, tid: "org-1" })).resolves.toMatchObject({ tid: "org-1" });
    for (const over of [
      { iss: `${site}/org-1/v2.0`, tid: "org-2" },
      { iss: `${site}/org-1/v2.0` },
      { iss: `${site}/{tenantid}/v2.0`, tid: "{tenantid}" },
    ])
      await expect(check(over)).rejects.toThrow(/another issuer/);
  });
});

describe("a provider's keys", () => {
  it("are asked for once, and only at the provider", async () => {
    const keys = await makeKeys("one");
    published = [keys.jwk];
    for (let time = 0; time < 3; time += 1)
      await verifyIdToken(await sign(keys), provider(), metadata(), "asked");
    expect(asked).toEqual([`${site}/keys`]);
  });

  it("are asked for again when it signs with a new one, but not for each forged one", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const [old, fresh] = [await makeKeys("old"), await makeKeys("fresh")];
    published = [old.jwk];
    await verifyIdToken(await sign(old), provider(), metadata(), "asked");
    published = [old.jwk, fresh.jwk];
    vi.setSystemTime(Date.now() + 60_000);
    await verifyIdToken(await sign(fresh), provider(), metadata(), "asked");
    const unknown = await makeKeys("unknown");
    for (let time = 0; time < 3; time += 1)
      await expect(verifyIdToken(await sign(unknown), provider(), metadata(), "asked")).rejects.toThrow();
    vi.useRealTimers();
    expect(asked).toHaveLength(2);
  });
});

describe("a provider's metadata", () => {
  const publish = (body: object) => vi.stubGlobal("fetch", async () => Response.json(body));

  it("counts only for its own issuer", async () => {
    publish(metadata());
    expect((await metadataOf(provider())).token_endpoint).toBe(`${site}/token`);
    site = `https://id-${crypto.randomUUID()}.example`;
    publish(metadata("https://evil.example"));
    await expect(metadataOf(provider())).rejects.toThrow(/issuer/);
  });
});

describe("the providers of a deployment", () => {
  it("are those with keys; plain http is for the local environment", () => {
    expect(providersOf({ APP_ENV: "production" })).toEqual([]);
    const keys = { GOOGLE_CLIENT_ID: "a", GOOGLE_CLIENT_SECRET: "b", MICROSOFT_CLIENT_ID: "c" };
    expect(providersOf({ APP_ENV: "production", ...keys }).map(({ id }) => id)).toEqual(["google"]);
    const plain = { OIDC_CLIENT_ID: "a", OIDC_CLIENT_SECRET: "b", OIDC_ISSUER: "http://127.0.0.1:1" };
    expect(providersOf({ APP_ENV: "production", ...plain })).toEqual([]);
    expect(providersOf({ APP_ENV: "local", ...plain })).toHaveLength(1);
  });
});
