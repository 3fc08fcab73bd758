import { once } from "node:events";
import { createServer } from "node:http";
import Provider from "oidc-provider";

/** The client that our product is at each stand-in. */
const client = { id: "fieldwise", secret: "a secret between the product and its stand-in" };

const claims = {
  openid: ["sub"],
  email: ["email", "email_verified"],
  profile: ["given_name", "family_name", "country"],
};

/**
 * Starts a real OpenID provider on this machine, with its own sign-in and consent pages. Anyone who signs in there is
 * who the typed name says: an e-mail, proved unless it begins with "unproved".
 */
export async function startIdentityProvider(redirectUris) {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${server.address().port}`;
  const provider = quietly(() => new Provider(issuer, settings(redirectUris)));
  server.on("request", provider.callback());
  return {
    issuer,
    client,
    accessTokenOf: (email, audience) => accessTokenOf(provider, email, audience),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/**
 * An access token (JWT) of someone for an audience, made and signed by the provider; its subject is that of a sign-in.
 */
async function accessTokenOf(provider, email, audience) {
  const { AccessToken, Client, ResourceServer } = provider;
  const token = new AccessToken({
    accountId: email,
    client: await Client.find(client.id),
    grantId: "of the stand-in",
    scope: "api",
  });
  token.resourceServer = new ResourceServer(audience, { scope: "api", accessTokenFormat: "jwt" });
  return token.save();
}

/** One stand-in each for Microsoft, Google and a directory, and the variables that point the product at them. */
export async function startIdentityProviders(siteUrl) {
  const [microsoft, google, directory] = await Promise.all(
    ["microsoft", "google", "directory"].map((id) =>
      startIdentityProvider([`${siteUrl}/login/${id}/callback`]),
    ),
  );
  const variables = {
    MICROSOFT_AUTHORITY: microsoft.issuer,
    MICROSOFT_CLIENT_ID: client.id,
    MICROSOFT_CLIENT_SECRET: client.secret,
    GOOGLE_ISSUER: google.issuer,
    GOOGLE_CLIENT_ID: client.id,
    GOOGLE_CLIENT_SECRET: client.secret,
    OIDC_ISSUER: directory.issuer,
    OIDC_CLIENT_ID: client.id,
    OIDC_CLIENT_SECRET: client.secret,
    OIDC_NAME: "Harbour Directory",
  };
  return {
    variables,
    close: () => Promise.all([microsoft, google, directory].map((provider) => provider.close())),
  };
}

const settings = (redirectUris) => ({
  clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: redirectUris }],
  claims,
  // Like the real ones, it puts the claims of the granted scopes into the id token.
  conformIdTokenClaims: false,
  cookies: { keys: ["local stand-in only"] },
  ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  findAccount: (_context, id) => ({ accountId: id, claims: () => claimsOf(id) }),
});

function claimsOf(email) {
  const [given = "", family = ""] = email.split("@")[0].split(/[.-]/);
  return {
    sub: email,
    email,
    email_verified: !email.startsWith("unproved"),
    given_name: given,
    family_name: family,
    country: "US",
  };
}

/** The package warns that its sign-in pages are for development, which is what they are used for. */
function quietly(make) {
  const { warn, info } = console;
  Object.assign(console, { warn() {}, info() {} });
  try {
    return make();
  } finally {
    Object.assign(console, { warn, info });
  }
}
