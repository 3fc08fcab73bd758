import { type EndpointRow, replaceEndpointSeal } from "~/data/shard/webhook-endpoints";
import type { TenantContext } from "../../context";
import { keyOfTenant } from "../../of-tenant";
import type { SealUse } from "../../ports";

type Inside = Pick<TenantContext, "tenant">;
type Opening = Pick<TenantContext, "tenant" | "secrets" | "shard">;

/** A new signing secret as receivers are given it (Standard Webhooks): 32 random bytes in base64. */
export const newSigningSecret = ({ secrets }: Pick<TenantContext, "secrets">): string =>
  `whsec_${toBase64(secrets.newToken())}`;

/** What the signing secret of an endpoint is sealed for, and its static header. */
export const signingSecretOf = (context: Inside, endpointId: string): SealUse => ({
  purpose: "webhook-secret",
  owner: keyOfTenant(context, endpointId),
});
export const staticHeaderOf = (context: Inside, endpointId: string): SealUse => ({
  purpose: "webhook-header",
  owner: keyOfTenant(context, endpointId),
});

/**
 * The secrets that sign now, the newest first, and the static header; null when a seal does not open. A seal by a key that
 * was replaced is made again.
 */
export async function openEndpoint(context: Opening, endpoint: EndpointRow, now: Date) {
  const { id, sealedSecret, sealedPrevious, previousUntil, headerName, sealedHeader } = endpoint;
  const previous = previousUntil && previousUntil > now ? sealedPrevious : null;
  const signing = signingSecretOf(context, id);
  const [current, replaced, header] = await Promise.all([
    opened(context, id, "sealedSecret", sealedSecret, signing),
    opened(context, id, "sealedPrevious", previous, signing),
    opened(context, id, "sealedHeader", headerName ? sealedHeader : null, staticHeaderOf(context, id)),
  ]);
  if (current === null || (previous && replaced === null) || (headerName && header === null)) return null;
  return {
    secrets: replaced === null ? [current] : [current, replaced],
    header: headerName && header !== null ? { name: headerName, value: header } : null,
  };
}

async function opened(
  { secrets, shard }: Opening,
  endpointId: string,
  column: Parameters<typeof replaceEndpointSeal>[2],
  sealed: string | null,
  use: SealUse,
): Promise<string | null> {
  const text = sealed === null ? null : await secrets.unseal(sealed, use);
  if (sealed !== null && text !== null && (await secrets.isStaleSeal(sealed)))
    await replaceEndpointSeal(shard, endpointId, column, { from: sealed, to: await secrets.seal(text, use) });
  return text;
}

/** Tokens are base64url without padding; receivers expect plain base64. */
const toBase64 = (token: string) =>
  token
    .replaceAll("-", "+")
    .replaceAll("_", "/")
    .padEnd(Math.ceil(token.length / 4) * 4, "=");
