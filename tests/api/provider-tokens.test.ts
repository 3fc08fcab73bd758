import { env } from "cloudflare:workers";
import { apiClient } from "@tests/support/api-client";
import { makeMember } from "@tests/support/make-member";
import { makePerson } from "@tests/support/make-person";
import { makeTenant } from "@tests/support/make-tenant";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { insertIdentity } from "~/data/control/identities";
import { assistantRoleOf } from "~/domain/permissions/seeded-roles";
import type { WebBindings } from "~/platform/bindings";

const issuer = `https://id-${crypto.randomUUID()}.example`;
const audience = "https://fieldwise.example/api";
const seconds = () => Math.floor(Date.now() / 1000);

type Claims = Record<string, unknown>;
type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>;
let [ours, foreign]: KeyPair[] = [];
let bindings: Pick<WebBindings, "API_TOKEN_ISSUER" | "API_TOKEN_AUDIENCE" | "API_TOKEN_KEYS"> = {};
const paths: Record<"users" | "roles", string> = { users: "/api/Users", roles: "/api/Roles" };

const signed = (claims: Claims, key = ours?.privateKey) => {
  if (!key) throw new Error("the keys were not made");
  return new SignJWT({ iss: issuer, aud: audience, iat: seconds(), exp: seconds() + 60, ...claims })
    .setProtectedHeader({ alg: "ES256", kid: "one", typ: "at+jwt" })
    .sign(key);
};

/** An assistant of a tenant, who may list users and nothing else, tied to a subject of the provider. */
async function assistant() {
  const tenant = await makeTenant();
  const { person } = await makePerson();
  const subject = `subject-${person.id}`;
  await makeMember(tenant, {
    userId: person.id,
    email: person.email,
    roleId: assistantRoleOf(tenant.tenant),
  });
  await insertIdentity(tenant.control, {
    issuer,
    subject,
    provider: "directory",
    userId: person.id,
    email: person.email,
    createdAt: new Date(),
  });
  const ask = async (token: string, path = paths.users, over = bindings) =>
    apiClient(token, undefined, over)("GET", path);
  return { person, subject, ask };
}

beforeAll(async () => {
  [ours, foreign] = await Promise.all([generateKeyPair("ES256"), generateKeyPair("ES256")]);
  const jwk = { ...(await exportJWK(ours.publicKey)), kid: "one", alg: "ES256", use: "sig" };
  bindings = {
    API_TOKEN_ISSUER: issuer,
    API_TOKEN_AUDIENCE: audience,
    API_TOKEN_KEYS: JSON.stringify({ keys: [jwk] }),
  };
});

describe("an access token of the sign-in provider", () => {
  it("stands for the person in the person's tenant, with the rights of the role", async () => {
    const { ask, subject, person } = await assistant();
    const token = await signed({ sub: subject });
    const answer = await ask(token);
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.json.items)).toContain(person.email);
    expect((await ask(token, paths.roles)).status).toBe(403);
    expect((await ask(await signed({ sub: subject, aud: ["another", audience] }))).status).toBe(200);
  });

  it("opens nothing when anything about it is wrong, or nothing is configured", async () => {
    const { ask, subject } = await assistant();
    const unsigned = (await signed({ sub: subject })).split(".").slice(0, 2).join(".");
    for (const token of [
      await signed({ sub: "nobody" }),
      await signed({}),
      await signed({ sub: subject, iss: "https://other.example" }),
      await signed({ sub: subject, aud: "another" }),
      await signed({ sub: subject, exp: seconds() - 60 }),
      await signed({ sub: subject, exp: undefined }),
      await signed({ sub: subject, nbf: seconds() + 600 }),
      await signed({ sub: subject, nonce: "of an id token" }),
      await signed({ sub: subject }, foreign?.privateKey),
      `${unsigned}.AAAA`,
      `${btoa('{"alg":"none"}').replaceAll("=", "")}.${unsigned.split(".")[1]}.AAAA`,
      "a.b.c",
    ])
      expect((await ask(token)).status).toBe(401);
    const token = await signed({ sub: subject });
    for (const over of [{}, { ...bindings, API_TOKEN_AUDIENCE: "" }, { ...bindings, API_TOKEN_ISSUER: "" }])
      expect((await ask(token, paths.users, over)).status).toBe(401);
  });

  it("opens nothing for who was removed, or has a second factor here", async () => {
    const { ask, subject, person } = await assistant();
    const token = await signed({ sub: subject });
    const set = (statement: string) => env.DB_CONTROL.prepare(statement).bind(person.id).run();
    await set("update users set totp_confirmed_at = 1 where id = ?");
    expect((await ask(token)).status).toBe(401);
    await set("update users set totp_confirmed_at = null where id = ?");
    expect((await ask(token)).status).toBe(200);
    await set("update members set status = -1 where user_id = ?");
    expect((await ask(token)).status).toBe(401);
  });
});

describe("currencies", () => {
  it("are listed with name, symbol and country, the frequent ones first", async () => {
    const { ask, subject } = await assistant();
    const { json } = await ask(await signed({ sub: subject }), "/api/AIModels/currencies");
    expect(json.items?.slice(0, 7).map(({ code }) => code)).toEqual([
      "USD",
      "AUD",
      "GBP",
      "INR",
      "CAD",
      "EUR",
      "NZD",
    ]);
    expect(json.items?.[0]).toEqual({ code: "USD", name: "US Dollar", symbol: "$", country: "US" });
    expect(json.items?.[5]).toMatchObject({ code: "EUR", country: null });
    expect(json.items?.length).toBeGreaterThan(120);
  });
});
