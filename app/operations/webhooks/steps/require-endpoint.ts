import { type EndpointRow, findEndpoint } from "~/data/shard/webhook-endpoints";
import { AppError } from "~/domain/errors/app-error";
import type { TenantContext } from "../../context";

/** The endpoint as it is kept. Throws AppError `not-found`. */
export async function requireEndpoint(
  { shard }: Pick<TenantContext, "shard">,
  endpointId: string,
): Promise<EndpointRow> {
  const endpoint = await findEndpoint(shard, endpointId);
  if (!endpoint) throw noSuchEndpoint();
  return endpoint;
}

export const noSuchEndpoint = () => new AppError("not-found", "webhooks.problem.no-such-endpoint");
