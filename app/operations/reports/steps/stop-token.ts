import type { TenantContext } from "../../context";
import { keyOfTenant } from "../../of-tenant";

type Context = Pick<TenantContext, "tenant" | "shard" | "secrets">;

const textOf = (context: Context, modelId: string) => keyOfTenant(context, "stop-reports", modelId);

/** What the links carry by which the reports of a model are stopped: nobody can make one who does not know the pepper. */
export const stopToken = (context: Context, modelId: string): Promise<string> =>
  context.secrets.sealedDigest(textOf(context, modelId));

export const isStopToken = async (context: Context, modelId: string, token: string): Promise<boolean> =>
  (await context.secrets.sealedDigests(textOf(context, modelId))).includes(token);
