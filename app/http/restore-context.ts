import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { RestoreContext } from "~/operations/tenants/steps/restore-context";
import { restoreContextOf } from "~/platform/tenant-restores";
import { requirePermission } from "./require-permission";

/** The context of a person who may restore an export into the organization. */
export async function requireRestoring(
  args: LoaderFunctionArgs | ActionFunctionArgs,
): Promise<RestoreContext> {
  const { context } = await requirePermission(args, "Tenant.Edit");
  return restoreContextOf(context, args.context.cloudflare.env);
}
