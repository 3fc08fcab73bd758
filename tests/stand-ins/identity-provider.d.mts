export type IdentityStandIn = {
  issuer: string;
  client: { id: string; secret: string };
  accessTokenOf(email: string, audience: string): Promise<string>;
  close(): Promise<void>;
};

export function startIdentityProvider(redirectUris: string[]): Promise<IdentityStandIn>;

export function startIdentityProviders(siteUrl: string): Promise<{
  variables: Record<string, string>;
  close(): Promise<unknown>;
}>;
