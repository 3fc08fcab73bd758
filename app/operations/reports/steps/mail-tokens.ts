import type { TenantContext } from "../../context";
import { keyOfTenant } from "../../of-tenant";

type Context = Pick<TenantContext, "tenant" | "shard" | "secrets">;

const stopText = (context: Context, modelId: string) => keyOfTenant(context, "stop-reports", modelId);
const fileText = (context: Context, fileId: string) => keyOfTenant(context, "report-file", fileId);

/** What the links carry by which the reports of a model are stopped: nobody can make one who does not know the pepper. */
export const stopToken = (context: Context, modelId: string): Promise<string> =>
  context.secrets.sealedDigest(stopText(context, modelId));

export const isStopToken = async (context: Context, modelId: string, token: string): Promise<boolean> =>
  (await context.secrets.sealedDigests(stopText(context, modelId))).includes(token);

/** What the links carry by which a file of a report is opened. */
export const fileToken = (context: Context, fileId: string): Promise<string> =>
  context.secrets.sealedDigest(fileText(context, fileId));

export const isFileToken = async (context: Context, fileId: string, token: string): Promise<boolean> =>
  (await context.secrets.sealedDigests(fileText(context, fileId))).includes(token);
