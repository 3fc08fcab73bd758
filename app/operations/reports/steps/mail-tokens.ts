import type { TenantContext } from "../../context";
import { keyOfTenant } from "../../of-tenant";

type Context = Pick<TenantContext, "tenant" | "shard" | "secrets">;

type Stopped = { modelId: string; recipient?: string | undefined };

const stopText = (context: Context, { modelId, recipient }: Stopped) =>
  keyOfTenant(context, "stop-reports", modelId, ...(recipient ? [recipient] : []));
const fileText = (context: Context, fileId: string) => keyOfTenant(context, "report-file", fileId);

/**
 * What the links carry by which a recipient stops the reports of a model for itself: nobody can make one who does not know the
 * pepper.
 */
export const stopToken = (context: Context, stopped: Required<Stopped>): Promise<string> =>
  context.secrets.sealedDigest(stopText(context, stopped));

/** Whether a link had this token. The links of earlier mails name no recipient. */
export const isStopToken = async (context: Context, stopped: Stopped, token: string): Promise<boolean> =>
  (await context.secrets.sealedDigests(stopText(context, stopped))).includes(token);

/** What the links carry by which a file of a report is opened. */
export const fileToken = (context: Context, fileId: string): Promise<string> =>
  context.secrets.sealedDigest(fileText(context, fileId));

export const isFileToken = async (context: Context, fileId: string, token: string): Promise<boolean> =>
  (await context.secrets.sealedDigests(fileText(context, fileId))).includes(token);
