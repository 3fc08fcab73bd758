import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { receiveUpload } from "~/http/receive-upload";
import { redirect } from "~/http/redirect";
import { requirePermission } from "~/http/require-permission";

/** What the upload form of the inbox sends its files to with script, one a request. */
export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.UploadDocument");
  const answer = await receiveUpload(context, null, args.request);
  return Response.json(answer, { status: answer.refused.length > 0 ? 422 : 200 });
}

export const loader = () => redirect("/inbox");
